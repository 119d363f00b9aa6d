BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE calls (
	"table" VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	due BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE entries (
	"table" VARCHAR(22) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',1,'opened',-1,'',1794965012688235);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',2,'started',-1,'',1794965012692215);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',3,'play',0,'draft mausoleum',1794965012700548);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',4,'play',1,'draft pyramids',1794965013732131);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',5,'play',1,'draft temple_of_artemis',1794965013744907);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',6,'play',1,'draft sphinx',1794965013748208);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',7,'play',0,'draft hanging_gardens',1794965013751834);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',8,'play',0,'draft colossus',1794965013754601);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',9,'play',0,'discard pharmacist',1794965013757422);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',10,'play',1,'build altar',1794965013762350);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',11,'play',0,'wonder colossus with clay_pool',1794965013764945);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',12,'play',1,'discard palisade',1794965013774976);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',13,'play',0,'build quarry',1794965013782249);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',14,'play',1,'wonder sphinx with guard_tower',1794965013792705);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',15,'play',1,'build lumber_yard',1794965013800652);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',16,'play',0,'discard stone_reserve',1794965013804524);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',17,'play',1,'discard wood_reserve',1794965013811473);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',18,'play',0,'build logging_camp',1794965013824459);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',19,'play',1,'build clay_pit',1794965013848885);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',20,'play',0,'build theater',1794965013854672);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',21,'play',1,'build press',1794965013874441);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',22,'play',0,'build apothecary',1794965013879875);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',23,'play',1,'discard scriptorium',1794965013907446);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',24,'play',0,'build tavern',1794965013922685);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',25,'play',1,'discard garrison',1794965013944647);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',26,'play',0,'discard stable',1794965013962748);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',27,'play',1,'discard baths',1794965013980023);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',28,'play',0,'build glassworks',1794965013984711);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',29,'play',1,'starter 1',1794965013995943);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',30,'play',1,'wonder temple_of_artemis with temple',1794965014000656);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',31,'play',1,'wonder great_lighthouse with sawmill',1794965014003227);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',32,'play',0,'discard library',1794965014006008);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',33,'play',1,'wonder pyramids with school',1794965014013067);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',34,'play',0,'wonder circus_maximus with caravansery',1794965014016211);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',35,'play',0,'destroy press',1794965014019192);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',36,'play',1,'discard archery_range',1794965014039850);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',37,'play',0,'discard walls',1794965014050469);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',38,'play',1,'build brewery',1794965014057843);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',39,'play',0,'wonder mausoleum with barracks',1794965014060831);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',40,'play',0,'revive palisade',1794965014064100);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',41,'play',1,'build forum',1794965014074000);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',42,'play',0,'build statue',1794965014076911);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',43,'play',1,'build glassblower',1794965014093739);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',44,'play',0,'discard dispensary',1794965014104751);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',45,'play',1,'discard parade_ground',1794965014235834);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',46,'play',0,'discard drying_room',1794965014245407);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',47,'play',1,'build aqueduct',1794965014259651);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',48,'play',0,'discard brickyard',1794965014264493);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',49,'play',1,'build courthouse',1794965014275737);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',50,'play',0,'discard shelf_quarry',1794965014282106);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',51,'play',1,'build horse_breeders',1794965014314279);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',52,'play',1,'starter 1',1794965014322032);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',53,'play',1,'discard shipowners_guild',1794965014330476);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',54,'play',0,'discard arsenal',1794965014340591);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',55,'play',1,'discard study',1794965014351986);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',56,'play',0,'discard fortifications',1794965014354629);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',57,'play',1,'discard town_hall',1794965014358989);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',58,'play',0,'discard armory',1794965014365200);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',59,'play',1,'build lighthouse',1794965014379441);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',60,'play',0,'build circus',1794965014451002);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',61,'play',1,'build palace',1794965014568727);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',62,'play',0,'build gardens',1794965014577452);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',63,'play',1,'build senate',1794965014597954);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',64,'play',0,'discard observatory',1794965014601801);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',65,'play',1,'build pantheon',1794965014612641);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',66,'play',0,'build chamber_of_commerce',1794965014619709);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',67,'play',1,'build port',1794965014632930);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',68,'play',0,'discard tacticians_guild',1794965014635378);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',69,'play',1,'build arena',1794965014656790);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',70,'play',0,'discard scientists_guild',1794965014659226);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',71,'play',1,'build pretorium',1794965014695818);
INSERT INTO "entries" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',72,'play',0,'build siege_workshop',1794965014704200);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',1,'opened',-1,'',1794965014711373);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',2,'started',-1,'',1794965014843201);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',3,'play',0,'draft circus_maximus',1794965014929581);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',4,'play',1,'draft piraeus',1794965014948969);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',5,'play',1,'draft great_library',1794965014963712);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',6,'play',1,'draft colossus',1794965014971561);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',7,'play',0,'draft appian_way',1794965014999200);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',8,'play',0,'draft mausoleum',1794965015018636);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',9,'play',0,'discard palisade',1794965015027447);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',10,'play',1,'build lumber_yard',1794965015047467);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',11,'play',0,'discard logging_camp',1794965015097618);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',12,'play',1,'wonder piraeus with stable',1794965015120392);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',13,'play',1,'discard press',1794965015124603);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',14,'play',0,'discard stone_reserve',1794965015167169);
INSERT INTO "entries" VALUES('Zl4z1K4m86x_HM4ThTpcuA',15,'play',1,'build guard_tower',1794965015174858);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',1,'opened',-1,'',1794965015224958);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',2,'started',-1,'',1794965015228300);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',3,'play',0,'sell marketplace',1794965015238517);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',4,'play',1,'build stone_pit',1794965016901669);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',5,'play',2,'build workshop',1794965016904000);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',6,'play',0,'sell altar',1794965016910271);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',7,'play',1,'build clay_pool',1794965016915115);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',8,'play',2,'build clay_pit',1794965016919265);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',9,'play',0,'sell glassworks_1',1794965016922502);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',10,'play',1,'sell east_trading_post',1794965016930816);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',11,'play',2,'wonder 1 with ore_vein R2',1794965016934838);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',12,'play',1,'build timber_yard',1794965016939283);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',13,'play',2,'build guard_tower',1794965016941370);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',14,'play',0,'wonder 1 with barracks L2 R2',1794965016943494);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',15,'play',0,'build baths L2',1794965016948427);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',16,'play',1,'build west_trading_post',1794965016953712);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',17,'play',2,'build scriptorium R2',1794965016960527);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',18,'play',1,'build apothecary R2',1794965016965217);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',19,'play',2,'build press_1',1794965016966872);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',20,'play',0,'build loom_1',1794965016968967);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',21,'play',0,'build temple L4 R2',1794965016972460);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',22,'play',1,'build forum',1794965016980321);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',23,'play',2,'build dispensary',1794965016981318);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',24,'play',0,'build foundry',1794965016985463);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',25,'play',1,'build stables',1794965016987398);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',26,'play',2,'build caravansery R2',1794965016991277);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',27,'play',0,'sell school',1794965016996081);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',28,'play',1,'build sawmill',1794965017012969);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',29,'play',2,'sell press_2',1794965017015901);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',30,'play',0,'sell archery_range',1794965017020433);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',31,'play',1,'sell aqueduct',1794965017027559);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',32,'play',2,'build laboratory',1794965017031088);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',33,'play',0,'wonder 2 with loom_2 R2',1794965017035691);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',34,'play',1,'sell statue',1794965017036912);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',35,'play',2,'build walls R2',1794965017040730);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',36,'play',0,'wonder 3 with glassworks_2',1794965017044747);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',37,'play',1,'build brickyard',1794965017047146);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',38,'play',2,'build library',1794965017051053);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',39,'play',0,'recover glassworks_1',1794965017056158);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',40,'play',0,'sell observatory',1794965017061539);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',41,'play',1,'build haven',1794965017068867);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',42,'play',2,'build academy R2',1794965017070545);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',43,'play',0,'build town_hall L4',1794965017087431);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',44,'play',1,'build philosophers_guild',1794965017088748);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',45,'play',2,'build lighthouse',1794965017091159);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',46,'play',0,'sell fortifications',1794965017096196);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',47,'play',1,'wonder 1 with arena',1794965017098559);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',48,'play',2,'build senate',1794965017101305);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',49,'play',0,'build university L4 R2',1794965017105774);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',50,'play',1,'wonder 2 with study',1794965017110089);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',51,'play',2,'sell palace',1794965017116841);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',52,'play',0,'sell siege_workshop',1794965017119972);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',53,'play',1,'wonder 3 with scientists_guild L2',1794965017122198);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',54,'play',2,'build lodge',1794965017130277);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',55,'play',0,'build pantheon',1794965017137087);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',56,'play',1,'build arsenal L1',1794965017140371);
INSERT INTO "entries" VALUES('3Ud6GFGOibgz98lkkoyfkw',57,'play',2,'build traders_guild L2',1794965017175364);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',1,'opened',-1,'',1794965017203985);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',2,'started',-1,'',1794965017212454);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',3,'play',1,'build clay_pit',1794965017240058);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',4,'play',2,'build press_1',1794965017242222);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',5,'play',0,'build west_trading_post',1794965017281898);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',6,'play',1,'build timber_yard',1794965017293448);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',7,'play',2,'build lumber_yard',1794965017296918);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',8,'play',0,'build stone_pit',1794965017342730);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',9,'play',1,'build loom_1',1794965017359084);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',10,'play',2,'build clay_pool',1794965017359979);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',11,'play',0,'wonder 1 with workshop L1 R2',1794965017432361);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',12,'play',1,'sell theater',1794965017487915);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',13,'play',2,'build stockade',1794965017490597);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',14,'play',0,'build ore_vein',1794965017530821);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',15,'play',1,'build apothecary',1794965017563787);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',16,'play',2,'build guard_tower',1794965017567971);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',17,'play',0,'build east_trading_post',1794965017608445);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',18,'play',1,'build glassworks_1',1794965017615342);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',19,'play',2,'build marketplace',1794965017616451);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',20,'play',0,'build baths',1794965017667475);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',21,'play',1,'wonder 1 with walls',1794965017698075);
INSERT INTO "entries" VALUES('BRk8NHPrTJE8u4KTEykp4g',22,'play',2,'build school',1794965017699375);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',1,'opened',-1,'',1794965017747333);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',2,'started',-1,'',1794965017753191);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',3,'play',0,'sell ore_vein',1794965017760125);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',4,'play',1,'build excavation',1794965017771583);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',5,'play',2,'build ore_vein',1794965017774226);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',6,'play',3,'build timber_yard',1794965017778835);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',7,'play',0,'build altar',1794965017782325);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',8,'play',1,'build lumber_yard',1794965017786125);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',9,'play',2,'build clay_pool',1794965017790775);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',10,'play',3,'build well',1794965017795602);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',11,'play',0,'sell guard_tower',1794965017798547);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',12,'play',1,'build clay_pit',1794965017801039);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',13,'play',2,'sell scriptorium',1794965017819559);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',14,'play',3,'build marketplace',1794965017826961);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',15,'play',0,'build stone_pit',1794965017836150);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',16,'play',1,'build tavern',1794965017842518);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',17,'play',2,'build barracks',1794965017847294);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',18,'play',3,'build stockade',1794965017863818);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',19,'play',0,'sell scriptorium',1794965017872860);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',20,'play',1,'build guard_tower',1794965017877671);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',21,'play',2,'wonder 1 with glassworks_1 L2 R2',1794965017878433);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',22,'play',3,'sell lumber_yard',1794965017879822);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',23,'play',0,'sell press_1',1794965017882419);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',24,'play',1,'wonder 1 with east_trading_post R2',1794965017884503);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',25,'play',2,'build theater',1794965017887727);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',26,'play',3,'wonder 1 with workshop L2',1794965017892907);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',27,'play',0,'build library L2',1794965017895607);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',28,'play',1,'build loom_2',1794965017900644);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',29,'play',2,'build quarry',1794965017910728);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',30,'play',3,'wonder 2 with quarry R4',1794965017914204);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',31,'play',0,'sell foundry',1794965017917340);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',32,'play',1,'build stables',1794965017921954);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',33,'play',2,'wonder 2 with laboratory R4',1794965017924873);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',34,'play',3,'build temple',1794965017926706);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',35,'play',0,'build foundry',1794965017929273);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',36,'play',1,'build brickyard',1794965017933269);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',37,'play',2,'build bazaar',1794965017936452);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',38,'play',3,'build caravansery',1794965017938802);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',39,'play',0,'wonder 1 with dispensary',1794965017941891);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',40,'play',1,'build forum',1794965017945651);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',41,'play',2,'sell courthouse',1794965017947755);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',42,'play',3,'build aqueduct',1794965017949844);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',43,'play',0,'sell training_ground',1794965017957470);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',44,'play',1,'build dispensary R2',1794965017962750);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',45,'play',2,'build statue R2',1794965017971639);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',46,'play',3,'build archery_range',1794965017975155);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',47,'play',0,'sell sawmill',1794965017981906);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',48,'play',1,'build glassworks_2',1794965017983977);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',49,'play',2,'build walls R2',1794965017988029);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',50,'play',3,'build vineyard',1794965017990537);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',51,'play',0,'sell town_hall',1794965018020088);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',52,'play',1,'build gardens',1794965018023910);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',53,'play',2,'build gardens',1794965018030623);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',54,'play',3,'build circus L2',1794965018035308);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',55,'play',0,'build builders_guild L8 R2',1794965018050834);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',56,'play',1,'build fortifications R4',1794965018066681);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',57,'play',2,'build arena',1794965018069166);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',58,'play',3,'build academy',1794965018079098);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',59,'play',0,'build workers_guild L2 R2',1794965018097625);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',60,'play',1,'build haven',1794965018105506);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',61,'play',2,'build senate L2 R2',1794965018107660);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',62,'play',3,'build siege_workshop R2',1794965018115976);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',63,'play',0,'sell philosophers_guild',1794965018128983);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',64,'play',1,'build pantheon',1794965018130834);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',65,'play',2,'build arsenal L2 R4',1794965018133408);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',66,'play',3,'build lighthouse',1794965018143271);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',67,'play',0,'build haven L2',1794965018157910);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',68,'play',1,'build chamber_of_commerce',1794965018165548);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',69,'play',2,'sell observatory',1794965018179426);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',70,'play',3,'sell university',1794965018182354);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',71,'play',0,'sell study',1794965018191394);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',72,'play',1,'build lodge',1794965018195512);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',73,'play',2,'sell castrum',1794965018197239);
INSERT INTO "entries" VALUES('qUEOmMAV9SDHlhiLMshVBw',74,'play',3,'sell palace',1794965018200549);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',1,'opened',-1,'',1794965018204635);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',2,'started',-1,'',1794965018206233);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',3,'play',1,'build timber_yard',1794965018212106);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',4,'play',2,'build clay_pit',1794965018217210);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',5,'play',3,'build glassworks_1',1794965018218037);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',6,'play',0,'sell scriptorium',1794965018262681);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',7,'play',1,'build barracks L2',1794965018273488);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',8,'play',2,'build tavern',1794965018274180);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',9,'play',3,'build stockade L2',1794965018275072);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',10,'play',0,'build ore_vein',1794965018322776);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',11,'play',1,'build theater',1794965018328769);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',12,'play',2,'build loom_1',1794965018329445);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',13,'play',3,'build west_trading_post',1794965018330236);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',14,'play',0,'sell scriptorium',1794965018378903);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',15,'play',1,'build well',1794965018403530);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',16,'play',2,'build apothecary',1794965018404239);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',17,'play',3,'build excavation',1794965018405018);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',18,'play',0,'build stone_pit',1794965018434862);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',19,'play',1,'build ore_vein',1794965018443493);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',20,'play',2,'build workshop R2',1794965018444262);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',21,'play',3,'build lumber_yard',1794965018445104);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',22,'play',0,'build clay_pool',1794965018490884);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',23,'play',1,'build press_1',1794965018503522);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',24,'play',2,'build altar',1794965018504245);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',25,'play',3,'build guard_tower',1794965018506545);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',26,'play',0,'build marketplace',1794965018546733);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',27,'play',1,'build dispensary R2',1794965018561137);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',28,'play',2,'build forum',1794965018566582);
INSERT INTO "entries" VALUES('v04Lq_GJUHCmQw0CYnTTDw',29,'play',3,'build press_2',1794965018567450);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',1,'opened',-1,'',1794965018605732);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',2,'started',-1,'',1794965018614568);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',3,'play',0,'take left',1794965018621784);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',4,'play',1,'take left',1794965018632670);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',5,'play',0,'take central',1794965018639963);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',6,'play',0,'build s1 stone glass',1794965018646496);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',7,'play',1,'take right',1794965018654777);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',8,'play',0,'take right',1794965018663824);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',9,'play',1,'take central',1794965018670514);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',10,'play',0,'take left',1794965018676161);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',11,'play',0,'build s2 wood coin',1794965018683644);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',12,'play',1,'take left',1794965018694413);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',13,'play',1,'build s1 wood coin',1794965018710569);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',14,'play',0,'take right',1794965018716072);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',15,'play',1,'take central',1794965018743791);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',16,'play',1,'science gear gear',1794965018752149);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',17,'play',1,'progress tactics',1794965018755762);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',18,'play',0,'take right',1794965018763594);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',19,'play',1,'take right',1794965018779449);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',20,'play',0,'take central',1794965018783936);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',21,'play',1,'take right',1794965018791425);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',22,'play',1,'build s2 coin coin',1794965018799517);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',23,'play',0,'take right',1794965018808120);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',24,'play',1,'take left',1794965018819420);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',25,'play',0,'take left',1794965018824251);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',26,'play',0,'build s3 stone glass coin',1794965018832291);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',27,'play',1,'take central',1794965018841232);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',28,'play',0,'take right',1794965018851370);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',29,'play',1,'take central',1794965018863457);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',30,'play',0,'take left',1794965018865943);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',31,'play',1,'take right',1794965018871333);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',32,'play',1,'science tablet gear compass',1794965018875424);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',33,'play',1,'progress blind',1794965018880697);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',34,'play',0,'take right',1794965018883510);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',35,'play',1,'take left',1794965018892859);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',36,'play',0,'take right',1794965018898618);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',37,'play',1,'take left',1794965018911410);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',38,'play',0,'take central',1794965018916125);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',39,'play',1,'take left',1794965018923482);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',40,'play',1,'build s3 stone clay papyrus',1794965018932840);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',41,'play',1,'use crafts left',1794965018936880);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',42,'play',0,'take left',1794965018940293);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',43,'play',1,'take central',1794965018948499);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',44,'play',0,'take central',1794965018954372);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',45,'play',1,'take right',1794965018963424);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',46,'play',1,'science tablet tablet',1794965018970072);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',47,'play',1,'progress blind',1794965018975650);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',48,'play',0,'take right',1794965018981485);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',49,'play',0,'build s4 glass glass coin',1794965018988288);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',50,'play',1,'take central',1794965018999655);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',51,'play',0,'take central',1794965019005621);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',52,'play',1,'take central',1794965019015392);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',53,'play',0,'take left',1794965019020094);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',54,'play',1,'take central',1794965019027398);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',55,'play',0,'take central',1794965019032095);
INSERT INTO "entries" VALUES('9bcWpylS9hMxX6aR3suLKQ',56,'play',0,'build s5 wood stone papyrus coin',1794965019039840);
INSERT INTO "entries" VALUES('zRgnvTbhO80057cM561OPQ',1,'opened',-1,'',1794965019049202);
INSERT INTO "entries" VALUES('zRgnvTbhO80057cM561OPQ',2,'started',-1,'',1794965019050881);
INSERT INTO "entries" VALUES('zRgnvTbhO80057cM561OPQ',3,'play',0,'take left',1794965019056728);
INSERT INTO "entries" VALUES('zRgnvTbhO80057cM561OPQ',4,'play',1,'take central',1794965019067508);
INSERT INTO "entries" VALUES('zRgnvTbhO80057cM561OPQ',5,'play',0,'take left',1794965019113315);
INSERT INTO "entries" VALUES('zRgnvTbhO80057cM561OPQ',6,'play',1,'take central',1794965019124653);
INSERT INTO "entries" VALUES('zRgnvTbhO80057cM561OPQ',7,'play',0,'take left',1794965019182378);
INSERT INTO "entries" VALUES('zRgnvTbhO80057cM561OPQ',8,'play',1,'take right',1794965019199853);
INSERT INTO "entries" VALUES('zRgnvTbhO80057cM561OPQ',9,'play',0,'take left',1794965019247409);
INSERT INTO "entries" VALUES('zRgnvTbhO80057cM561OPQ',10,'play',0,'build s1 stone papyrus',1794965019252768);
INSERT INTO "entries" VALUES('zRgnvTbhO80057cM561OPQ',11,'play',1,'take right',1794965019267210);
INSERT INTO "entries" VALUES('zRgnvTbhO80057cM561OPQ',12,'play',0,'take left',1794965019316427);
INSERT INTO "entries" VALUES('zRgnvTbhO80057cM561OPQ',13,'play',1,'take left',1794965019327600);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',1,'opened',-1,'',1794965019493090);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',2,'started',-1,'',1794965019498570);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',3,'play',0,'build grey3 wh_textile',1794965019507297);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',4,'play',1,'build grey1 wh_stone',1794965019554594);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',5,'play',2,'build green un_compass1',1794965019558143);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',6,'play',0,'build blue ag_a1',1794965019566936);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',7,'play',1,'build grey1 wh_textile',1794965019567907);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',8,'play',2,'build grey2 wh_glass',1794965019572848);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',9,'play',0,'wonder',1794965019591161);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',10,'play',1,'build grey3 wh_brick',1794965019593813);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',11,'play',2,'pass',1794965019598331);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',12,'play',0,'build grey2 wh_wood',1794965019606651);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',13,'play',1,'build green un_compass1',1794965019611652);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',14,'play',2,'build green un_compass2',1794965019625449);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',15,'play',2,'cross bw_a1',1794965019636745);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',16,'play',0,'pass',1794965019641635);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',17,'play',1,'build grey2 wh_wood',1794965019642804);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',18,'play',2,'build grey2 wh_wood',1794965019647940);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',19,'play',0,'pass',1794965019654895);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',20,'play',1,'build green un_compass2',1794965019659298);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',21,'play',2,'build yellow mk_coin1',1794965019665127);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',22,'play',1,'cross none',1794965019674797);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',23,'play',1,'build blue ag_b1',1794965019682346);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',24,'play',2,'build grey1 wh_stone',1794965019685144);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',25,'play',0,'pass',1794965019690451);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',26,'play',0,'wonder',1794965019707206);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',27,'play',0,'cross be_a1',1794965019713866);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',28,'play',1,'build green un_compass3',1794965019715143);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',29,'play',2,'build green un_compass3',1794965019727476);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',30,'play',0,'cross bw_a1',1794965019734677);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',31,'play',0,'build grey3 wh_brick',1794965019747869);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',32,'play',1,'build yellow mk_coin1',1794965019755645);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',33,'play',2,'build white gl_laurel1',1794965019762610);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',34,'play',0,'build red bw_a2',1794965019769504);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',35,'play',1,'build white gl_laurel1',1794965019774767);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',36,'play',2,'wonder',1794965019779046);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',37,'play',2,'extra build blue ag_a1',1794965019783180);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',38,'play',0,'build grey1 wh_stone',1794965019791818);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',39,'play',1,'build yellow mk_chest2',1794965019797821);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',40,'play',2,'build yellow mk_chest2',1794965019810727);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',41,'play',0,'build red be_a2',1794965019814240);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',42,'play',1,'build white gl_red',1794965019819107);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',43,'play',2,'wonder',1794965019826663);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',44,'play',1,'cross be_d1',1794965019834213);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',45,'play',2,'extra build grey1 wh_textile',1794965019835807);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',46,'play',1,'cross bw_a1',1794965019844971);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',47,'play',0,'build yellow mk_chest1',1794965019855146);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',48,'play',1,'wonder',1794965019857089);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',49,'play',2,'pass',1794965019862836);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',50,'play',0,'build blue ag_b1',1794965019872640);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',51,'play',1,'build white gl_green',1794965019874616);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',52,'play',2,'wonder',1794965019879354);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',53,'play',1,'cross none',1794965019886827);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',54,'play',2,'bonus bonus_cross',1794965019888033);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',55,'play',2,'cross be_a1',1794965019894852);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',56,'play',0,'wonder',1794965019908855);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',57,'play',0,'bonus bonus_cross',1794965019911364);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',58,'play',0,'cross ag_b2',1794965019914324);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',59,'play',1,'build blue ag_a1',1794965019917882);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',60,'play',2,'pass',1794965019923009);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',61,'play',0,'pass',1794965019926560);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',62,'play',1,'build blue ag_c1',1794965019930168);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',63,'play',2,'build red bw_a2',1794965019932325);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',64,'play',0,'pass',1794965019935972);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',65,'play',1,'build green un_tablet1',1794965019939126);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',66,'play',2,'build green un_tablet1',1794965019940017);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',67,'play',0,'build blue ag_b3',1794965019943393);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',68,'play',1,'wonder',1794965019944463);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',69,'play',2,'build grey1 wh_brick',1794965019945408);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',70,'play',1,'cross un_gear1',1794965019948738);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',71,'play',0,'build green un_gear1',1794965019951884);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',72,'play',1,'build green un_gear2',1794965019953141);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',73,'play',2,'build blue ag_b1',1794965019954368);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',74,'play',0,'build red bw_a3',1794965019957392);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',75,'play',1,'build yellow mk_coin2',1794965019959109);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',76,'play',2,'build yellow mk_coin2',1794965019960331);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',77,'play',1,'build yellow mk_chest1',1794965019963661);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',78,'play',2,'build blue ag_b2',1794965019964631);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',79,'play',0,'build grey3 wh_papyrus',1794965019965599);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',80,'play',0,'build green un_tablet1',1794965019968553);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',81,'play',1,'build blue ag_b2',1794965019993711);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',82,'play',2,'build red bw_d1',1794965019994505);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',83,'play',0,'build blue ag_c1',1794965019997936);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',84,'play',1,'build red be_a1',1794965019999851);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',85,'play',2,'build blue ag_c1',1794965020001428);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',86,'play',0,'pass',1794965020004748);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',87,'play',1,'build white gl_yellow',1794965020006625);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',88,'play',2,'build white gl_yellow',1794965020008784);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',89,'play',1,'cross mk_camel2',1794965020011368);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',90,'play',2,'cross mk_camel2',1794965020012089);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',91,'play',1,'cross mk_camel1',1794965020014174);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',92,'play',2,'cross mk_chest1',1794965020014987);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',93,'play',1,'bonus bonus_action',1794965020017239);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',94,'play',1,'extra build blue ag_c2',1794965020019186);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',95,'play',0,'build yellow mk_coin1',1794965020022270);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',96,'play',1,'build red be_a2',1794965020023287);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',97,'play',2,'build white gl_laurel2',1794965020024997);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',98,'play',1,'wonder',1794965020028562);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',99,'play',2,'build red bw_a3',1794965020029406);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',100,'play',0,'build green un_tablet2',1794965020030177);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',101,'play',1,'bonus bonus_coins',1794965020033202);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',102,'play',0,'build yellow mk_camel1',1794965020037351);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',103,'play',1,'build red bw_a2',1794965020040482);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',104,'play',2,'build blue ag_a2',1794965020043625);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',105,'play',1,'build blue ag_b3',1794965020048579);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',106,'play',2,'build yellow mk_camel1',1794965020049603);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',107,'play',0,'build red bw_d1',1794965020051918);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',108,'play',2,'bonus bonus_action',1794965020053412);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',109,'play',2,'extra build white gl_red',1794965020061216);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',110,'play',2,'cross bw_a4',1794965020066620);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',111,'play',2,'cross be_d1',1794965020070412);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',112,'play',0,'build yellow mk_chest2',1794965020074094);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',113,'play',1,'build white gl_laurel2',1794965020079134);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',114,'play',2,'build red bw_a5',1794965020080199);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',115,'play',0,'build blue ag_a2',1794965020087121);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',116,'play',1,'build blue ag_a2',1794965020088909);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',117,'play',2,'build blue ag_a3',1794965020090198);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',118,'play',0,'build green un_gear2',1794965020093910);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',119,'play',1,'build white gl_blue',1794965020095694);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',120,'play',2,'build white gl_blue',1794965020099460);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',121,'play',1,'cross ag_a3',1794965020102168);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',122,'play',2,'cross ag_c2',1794965020102974);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',123,'play',1,'bonus bonus_cross',1794965020111083);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',124,'play',2,'cross ag_b3',1794965020111697);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',125,'play',1,'cross un_tablet2',1794965020115964);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',126,'play',2,'bonus bonus_coins',1794965020116592);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',127,'play',0,'build red be_d1',1794965020121212);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',128,'play',1,'build red bw_d1',1794965020122180);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',129,'play',2,'build red bw_d2',1794965020123652);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',1,'opened',-1,'',1794965020127162);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',2,'started',-1,'',1794965020128617);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',3,'play',1,'wonder',1794965020134845);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',4,'play',2,'build grey1 wh_brick',1794965020135646);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',5,'play',0,'build grey1 wh_brick',1794965020184495);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',6,'play',1,'build grey2 wh_glass',1794965020190933);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',7,'play',2,'build green un_compass1',1794965020191615);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',8,'play',0,'build grey1 wh_textile',1794965020240180);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',9,'play',1,'build grey3 wh_wood',1794965020251191);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',10,'play',2,'build grey2 wh_glass',1794965020252086);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',11,'play',0,'build grey1 wh_glass',1794965020296305);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',12,'play',1,'wonder',1794965020306563);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',13,'play',2,'build blue ag_c1',1794965020307225);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',14,'play',1,'cross un_compass1',1794965020309697);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',15,'play',0,'build grey1 wh_stone',1794965020358224);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',16,'play',1,'build green un_compass2',1794965020369355);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',17,'play',2,'build green un_compass2',1794965020369996);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',18,'play',1,'cross ag_b1',1794965020371904);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',19,'play',2,'cross be_a1',1794965020372504);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',20,'play',0,'build grey3 wh_wood',1794965020413707);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',21,'play',1,'build grey3 wh_stone',1794965020419564);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',22,'play',2,'build grey3 wh_stone',1794965020420226);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',23,'play',0,'wonder',1794965020470199);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',24,'play',1,'build yellow mk_coin1',1794965020475787);
INSERT INTO "entries" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',25,'play',2,'build green un_gear1',1794965020479722);
INSERT INTO "entries" VALUES('FNoeTeIGmTQPk-pTo3SdiA',1,'opened',-1,'',1794965020526891);
INSERT INTO "entries" VALUES('FNoeTeIGmTQPk-pTo3SdiA',2,'started',-1,'',1794965020529228);
INSERT INTO "entries" VALUES('FNoeTeIGmTQPk-pTo3SdiA',3,'play',1,'draft pyramids',1794965020535201);
INSERT INTO "entries" VALUES('FNoeTeIGmTQPk-pTo3SdiA',4,'play',0,'draft colossus',1794965020584188);
INSERT INTO "entries" VALUES('FNoeTeIGmTQPk-pTo3SdiA',5,'undo',0,'1',1794965020598213);
INSERT INTO "entries" VALUES('CP5SEK2QK1yagmpmlJVotw',1,'opened',-1,'',1794965020607238);
INSERT INTO "entries" VALUES('CP5SEK2QK1yagmpmlJVotw',2,'started',-1,'',1794965020628104);
INSERT INTO "entries" VALUES('CP5SEK2QK1yagmpmlJVotw',3,'play',1,'build clay_pool',1794965020635381);
INSERT INTO "entries" VALUES('CP5SEK2QK1yagmpmlJVotw',4,'retract',1,'1',1794965020641138);
INSERT INTO "entries" VALUES('CP5SEK2QK1yagmpmlJVotw',5,'play',1,'build clay_pool',1794965020667533);
INSERT INTO "entries" VALUES('X7fwqReRd1TDuW-NZQma1w',1,'opened',-1,'',1794965020706218);
INSERT INTO "entries" VALUES('X7fwqReRd1TDuW-NZQma1w',2,'seats',1,'',1794965020711884);
INSERT INTO "entries" VALUES('dxnU8ZAQDHlYmd0pCmkXmg',1,'opened',-1,'',1794965020752879);
INSERT INTO "entries" VALUES('dxnU8ZAQDHlYmd0pCmkXmg',2,'started',-1,'',1794965020763697);
INSERT INTO "entries" VALUES('dxnU8ZAQDHlYmd0pCmkXmg',3,'closed',-1,'',1794965020770293);
INSERT INTO "entries" VALUES('B-sK8mbn8uX4OwKOPTTnlw',1,'opened',-1,'',1794965020794752);
INSERT INTO "entries" VALUES('JDBmIpVgL8y0iROYtk038w',130,'rematch',-1,'',1794965020797756);
CREATE TABLE identities (
	id VARCHAR(22) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, webhook TEXT DEFAULT '' NOT NULL, home TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "identities" VALUES('INei49DzbbFXw4jaTiRiWQ','Ada',1794965012647647,1794965012647647,'','');
INSERT INTO "identities" VALUES('MzUPEzUTu-9nAvU88JoI3Q','Ben',1794965012676922,1794965012676922,'','');
CREATE TABLE keys (
	hash BLOB NOT NULL, 
	identity VARCHAR(22) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES(X'A02540A1F318BFA7DCD3E4668E1E62705F67DD8BBB4F3819F39B08C2CF69BF52','INei49DzbbFXw4jaTiRiWQ','device',1794965012647647,1829525012647647);
INSERT INTO "keys" VALUES(X'23345A3592735146AEE82A2D1AB7C1CB1677C13D88F0577FAAB3CD377A7E02A3','MzUPEzUTu-9nAvU88JoI3Q','device',1794965012676922,1829525012676922);
INSERT INTO "keys" VALUES(X'F5DCDF217869AA5DE01AA306AC445045553C53101B438A92E74762681AD5AAD1','INei49DzbbFXw4jaTiRiWQ','link',1794965020801844,1795569820801844);
CREATE TABLE seats (
	"table" VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	identity VARCHAR(22), 
	name VARCHAR(40) NOT NULL, 
	level VARCHAR(10) NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(identity) REFERENCES identities (id)
);
INSERT INTO "seats" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('Ua88nUZRmnSkFmvzb6jI7Q',1,NULL,'','gentle');
INSERT INTO "seats" VALUES('Zl4z1K4m86x_HM4ThTpcuA',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('Zl4z1K4m86x_HM4ThTpcuA',1,NULL,'','gentle');
INSERT INTO "seats" VALUES('3Ud6GFGOibgz98lkkoyfkw',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('3Ud6GFGOibgz98lkkoyfkw',1,NULL,'','gentle');
INSERT INTO "seats" VALUES('3Ud6GFGOibgz98lkkoyfkw',2,NULL,'','gentle');
INSERT INTO "seats" VALUES('BRk8NHPrTJE8u4KTEykp4g',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('BRk8NHPrTJE8u4KTEykp4g',1,NULL,'','gentle');
INSERT INTO "seats" VALUES('BRk8NHPrTJE8u4KTEykp4g',2,NULL,'','gentle');
INSERT INTO "seats" VALUES('qUEOmMAV9SDHlhiLMshVBw',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('qUEOmMAV9SDHlhiLMshVBw',1,NULL,'','gentle');
INSERT INTO "seats" VALUES('qUEOmMAV9SDHlhiLMshVBw',2,NULL,'','gentle');
INSERT INTO "seats" VALUES('qUEOmMAV9SDHlhiLMshVBw',3,NULL,'','gentle');
INSERT INTO "seats" VALUES('v04Lq_GJUHCmQw0CYnTTDw',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('v04Lq_GJUHCmQw0CYnTTDw',1,NULL,'','gentle');
INSERT INTO "seats" VALUES('v04Lq_GJUHCmQw0CYnTTDw',2,NULL,'','gentle');
INSERT INTO "seats" VALUES('v04Lq_GJUHCmQw0CYnTTDw',3,NULL,'','gentle');
INSERT INTO "seats" VALUES('9bcWpylS9hMxX6aR3suLKQ',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('9bcWpylS9hMxX6aR3suLKQ',1,NULL,'','gentle');
INSERT INTO "seats" VALUES('zRgnvTbhO80057cM561OPQ',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('zRgnvTbhO80057cM561OPQ',1,NULL,'','gentle');
INSERT INTO "seats" VALUES('JDBmIpVgL8y0iROYtk038w',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('JDBmIpVgL8y0iROYtk038w',1,NULL,'','gentle');
INSERT INTO "seats" VALUES('JDBmIpVgL8y0iROYtk038w',2,NULL,'','gentle');
INSERT INTO "seats" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',1,NULL,'','gentle');
INSERT INTO "seats" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw',2,NULL,'','gentle');
INSERT INTO "seats" VALUES('FNoeTeIGmTQPk-pTo3SdiA',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('FNoeTeIGmTQPk-pTo3SdiA',1,NULL,'','gentle');
INSERT INTO "seats" VALUES('CP5SEK2QK1yagmpmlJVotw',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('CP5SEK2QK1yagmpmlJVotw',1,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('CP5SEK2QK1yagmpmlJVotw',2,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('X7fwqReRd1TDuW-NZQma1w',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('X7fwqReRd1TDuW-NZQma1w',1,'MzUPEzUTu-9nAvU88JoI3Q','Ben','');
INSERT INTO "seats" VALUES('X7fwqReRd1TDuW-NZQma1w',2,NULL,'','');
INSERT INTO "seats" VALUES('dxnU8ZAQDHlYmd0pCmkXmg',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('dxnU8ZAQDHlYmd0pCmkXmg',1,NULL,'','gentle');
INSERT INTO "seats" VALUES('B-sK8mbn8uX4OwKOPTTnlw',0,'INei49DzbbFXw4jaTiRiWQ','Ada','');
INSERT INTO "seats" VALUES('B-sK8mbn8uX4OwKOPTTnlw',1,NULL,'','gentle');
INSERT INTO "seats" VALUES('B-sK8mbn8uX4OwKOPTTnlw',2,NULL,'','gentle');
CREATE TABLE tables (
	id VARCHAR(22) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	rules VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed BIGINT NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	public BOOLEAN NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	timer INTEGER NOT NULL, 
	host VARCHAR(22) NOT NULL, 
	next VARCHAR(22), 
	number INTEGER NOT NULL, 
	due BIGINT, 
	claimed BIGINT, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, result TEXT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES identities (id)
);
INSERT INTO "tables" VALUES('Ua88nUZRmnSkFmvzb6jI7Q','duel','duel-1',2,'{}',3159680170221638011,'finished',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ',NULL,72,NULL,NULL,1794965012688235,1794965014704200,'{"points":[35,65],"categories":[{"military":5,"blue":13,"green":1,"yellow":3,"guilds":0,"wonders":8,"progress_tokens":0,"treasury":5},{"military":0,"blue":31,"green":0,"yellow":9,"guilds":0,"wonders":19,"progress_tokens":0,"treasury":6}],"ranking":[[1],[0]],"reason":"civilian","trees":[[{"id":"military","points":5,"args":{"pawn":4},"parts":[]},{"id":"blue","points":13,"args":{},"parts":[{"id":"theater","points":3,"args":{"card":"theater"},"parts":[]},{"id":"statue","points":4,"args":{"card":"statue"},"parts":[]},{"id":"gardens","points":6,"args":{"card":"gardens"},"parts":[]}]},{"id":"green","points":1,"args":{},"parts":[{"id":"apothecary","points":1,"args":{"card":"apothecary"},"parts":[]}]},{"id":"yellow","points":3,"args":{},"parts":[{"id":"chamber_of_commerce","points":3,"args":{"card":"chamber_of_commerce"},"parts":[]}]},{"id":"guilds","points":0,"args":{},"parts":[]},{"id":"wonders","points":8,"args":{},"parts":[{"id":"circus_maximus","points":3,"args":{"wonder":"circus_maximus"},"parts":[]},{"id":"colossus","points":3,"args":{"wonder":"colossus"},"parts":[]},{"id":"mausoleum","points":2,"args":{"wonder":"mausoleum"},"parts":[]}]},{"id":"progress_tokens","points":0,"args":{},"parts":[]},{"id":"treasury","points":5,"args":{"coins":17},"parts":[]}],[{"id":"military","points":0,"args":{"pawn":4},"parts":[]},{"id":"blue","points":31,"args":{},"parts":[{"id":"altar","points":3,"args":{"card":"altar"},"parts":[]},{"id":"aqueduct","points":5,"args":{"card":"aqueduct"},"parts":[]},{"id":"courthouse","points":5,"args":{"card":"courthouse"},"parts":[]},{"id":"pantheon","points":6,"args":{"card":"pantheon"},"parts":[]},{"id":"senate","points":5,"args":{"card":"senate"},"parts":[]},{"id":"palace","points":7,"args":{"card":"palace"},"parts":[]}]},{"id":"green","points":0,"args":{},"parts":[]},{"id":"yellow","points":9,"args":{},"parts":[{"id":"lighthouse","points":3,"args":{"card":"lighthouse"},"parts":[]},{"id":"arena","points":3,"args":{"card":"arena"},"parts":[]},{"id":"port","points":3,"args":{"card":"port"},"parts":[]}]},{"id":"guilds","points":0,"args":{},"parts":[]},{"id":"wonders","points":19,"args":{},"parts":[{"id":"great_lighthouse","points":4,"args":{"wonder":"great_lighthouse"},"parts":[]},{"id":"pyramids","points":9,"args":{"wonder":"pyramids"},"parts":[]},{"id":"sphinx","points":6,"args":{"wonder":"sphinx"},"parts":[]}]},{"id":"progress_tokens","points":0,"args":{},"parts":[]},{"id":"treasury","points":6,"args":{"coins":18},"parts":[]}]]}');
INSERT INTO "tables" VALUES('Zl4z1K4m86x_HM4ThTpcuA','duel','duel-1',2,'{}',3508228514373847720,'running',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ',NULL,15,NULL,NULL,1794965014711373,1794965015174858,NULL);
INSERT INTO "tables" VALUES('3Ud6GFGOibgz98lkkoyfkw','wonders','wonders-1',3,'{"edition":1}',1237679536665541229,'finished',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ',NULL,57,NULL,NULL,1794965015224958,1794965017175364,'{"points":[27,50,57],"categories":[{"military":-5,"treasury":2,"wonder":10,"civilian":19,"science":1,"commerce":0,"guild":0},{"military":11,"treasury":15,"wonder":10,"civilian":0,"science":1,"commerce":5,"guild":8},{"military":12,"treasury":3,"wonder":0,"civilian":6,"science":31,"commerce":2,"guild":3}],"ranking":[[2],[1],[0]],"reason":"most_points","trees":[[{"id":"military","points":-5,"args":{},"parts":[{"id":"defeat_token","points":-5,"args":{"count":5},"parts":[]}]},{"id":"treasury","points":2,"args":{},"parts":[{"id":"coins","points":2,"args":{"coins":6},"parts":[]}]},{"id":"wonder","points":10,"args":{},"parts":[{"id":"stage","points":3,"args":{"stage":1},"parts":[]},{"id":"stage","points":7,"args":{"stage":3},"parts":[]}]},{"id":"civilian","points":19,"args":{},"parts":[{"id":"card","points":3,"args":{"card":"baths"},"parts":[]},{"id":"card","points":3,"args":{"card":"temple"},"parts":[]},{"id":"card","points":7,"args":{"card":"pantheon"},"parts":[]},{"id":"card","points":6,"args":{"card":"town_hall"},"parts":[]}]},{"id":"science","points":1,"args":{},"parts":[{"id":"symbols","points":1,"args":{"symbol":"tablet","count":1},"parts":[]}]},{"id":"commerce","points":0,"args":{},"parts":[]},{"id":"guild","points":0,"args":{},"parts":[]}],[{"id":"military","points":11,"args":{},"parts":[{"id":"victory_token","points":3,"args":{"age":2,"count":1},"parts":[]},{"id":"victory_token","points":10,"args":{"age":3,"count":2},"parts":[]},{"id":"defeat_token","points":-2,"args":{"count":2},"parts":[]}]},{"id":"treasury","points":15,"args":{},"parts":[{"id":"coins","points":15,"args":{"coins":47},"parts":[]}]},{"id":"wonder","points":10,"args":{},"parts":[{"id":"stage","points":2,"args":{"stage":1},"parts":[]},{"id":"stage","points":3,"args":{"stage":2},"parts":[]},{"id":"stage","points":5,"args":{"stage":3},"parts":[]}]},{"id":"civilian","points":0,"args":{},"parts":[]},{"id":"science","points":1,"args":{},"parts":[{"id":"symbols","points":1,"args":{"symbol":"compass","count":1},"parts":[]}]},{"id":"commerce","points":5,"args":{},"parts":[{"id":"card","points":5,"args":{"card":"haven"},"parts":[]}]},{"id":"guild","points":8,"args":{},"parts":[{"id":"card","points":8,"args":{"card":"philosophers_guild"},"parts":[]}]}],[{"id":"military","points":12,"args":{},"parts":[{"id":"victory_token","points":2,"args":{"age":1,"count":2},"parts":[]},{"id":"victory_token","points":6,"args":{"age":2,"count":2},"parts":[]},{"id":"victory_token","points":5,"args":{"age":3,"count":1},"parts":[]},{"id":"defeat_token","points":-1,"args":{"count":1},"parts":[]}]},{"id":"treasury","points":3,"args":{},"parts":[{"id":"coins","points":3,"args":{"coins":9},"parts":[]}]},{"id":"wonder","points":0,"args":{},"parts":[]},{"id":"civilian","points":6,"args":{},"parts":[{"id":"card","points":6,"args":{"card":"senate"},"parts":[]}]},{"id":"science","points":31,"args":{},"parts":[{"id":"symbols","points":9,"args":{"symbol":"compass","count":3},"parts":[]},{"id":"symbols","points":4,"args":{"symbol":"gear","count":2},"parts":[]},{"id":"symbols","points":4,"args":{"symbol":"tablet","count":2},"parts":[]},{"id":"sets","points":14,"args":{"count":2},"parts":[]}]},{"id":"commerce","points":2,"args":{},"parts":[{"id":"card","points":2,"args":{"card":"lighthouse"},"parts":[]}]},{"id":"guild","points":3,"args":{},"parts":[{"id":"card","points":3,"args":{"card":"traders_guild"},"parts":[]}]}]]}');
INSERT INTO "tables" VALUES('BRk8NHPrTJE8u4KTEykp4g','wonders','wonders-1',3,'{"edition":1}',4248420068709763139,'running',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ',NULL,22,NULL,NULL,1794965017203985,1794965017699375,NULL);
INSERT INTO "tables" VALUES('qUEOmMAV9SDHlhiLMshVBw','wonders','wonders-1',4,'{"edition":2}',1726068809854826724,'finished',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ',NULL,74,NULL,NULL,1794965017747333,1794965018200549,'{"points":[21,45,35,40],"categories":[{"military":-6,"treasury":9,"wonder":3,"civilian":3,"science":1,"commerce":2,"guild":9},{"military":7,"treasury":11,"wonder":3,"civilian":12,"science":4,"commerce":8,"guild":0},{"military":10,"treasury":2,"wonder":3,"civilian":18,"science":0,"commerce":2,"guild":0},{"military":13,"treasury":7,"wonder":3,"civilian":12,"science":1,"commerce":4,"guild":0}],"ranking":[[1],[3],[2],[0]],"reason":"most_points","trees":[[{"id":"military","points":-6,"args":{},"parts":[{"id":"defeat_token","points":-6,"args":{"count":6},"parts":[]}]},{"id":"treasury","points":9,"args":{},"parts":[{"id":"coins","points":9,"args":{"coins":28},"parts":[]}]},{"id":"wonder","points":3,"args":{},"parts":[{"id":"stage","points":3,"args":{"stage":1},"parts":[]}]},{"id":"civilian","points":3,"args":{},"parts":[{"id":"card","points":3,"args":{"card":"altar"},"parts":[]}]},{"id":"science","points":1,"args":{},"parts":[{"id":"symbols","points":1,"args":{"symbol":"tablet","count":1},"parts":[]}]},{"id":"commerce","points":2,"args":{},"parts":[{"id":"card","points":2,"args":{"card":"haven"},"parts":[]}]},{"id":"guild","points":9,"args":{},"parts":[{"id":"card","points":5,"args":{"card":"workers_guild"},"parts":[]},{"id":"card","points":4,"args":{"card":"builders_guild"},"parts":[]}]}],[{"id":"military","points":7,"args":{},"parts":[{"id":"victory_token","points":1,"args":{"age":1,"count":1},"parts":[]},{"id":"victory_token","points":3,"args":{"age":2,"count":1},"parts":[]},{"id":"victory_token","points":5,"args":{"age":3,"count":1},"parts":[]},{"id":"defeat_token","points":-2,"args":{"count":2},"parts":[]}]},{"id":"treasury","points":11,"args":{},"parts":[{"id":"coins","points":11,"args":{"coins":35},"parts":[]}]},{"id":"wonder","points":3,"args":{},"parts":[{"id":"stage","points":3,"args":{"stage":1},"parts":[]}]},{"id":"civilian","points":12,"args":{},"parts":[{"id":"card","points":7,"args":{"card":"pantheon"},"parts":[]},{"id":"card","points":5,"args":{"card":"gardens"},"parts":[]}]},{"id":"science","points":4,"args":{},"parts":[{"id":"symbols","points":4,"args":{"symbol":"compass","count":2},"parts":[]}]},{"id":"commerce","points":8,"args":{},"parts":[{"id":"card","points":4,"args":{"card":"haven"},"parts":[]},{"id":"card","points":4,"args":{"card":"chamber_of_commerce"},"parts":[]}]},{"id":"guild","points":0,"args":{},"parts":[]}],[{"id":"military","points":10,"args":{},"parts":[{"id":"victory_token","points":6,"args":{"age":2,"count":2},"parts":[]},{"id":"victory_token","points":5,"args":{"age":3,"count":1},"parts":[]},{"id":"defeat_token","points":-1,"args":{"count":1},"parts":[]}]},{"id":"treasury","points":2,"args":{},"parts":[{"id":"coins","points":2,"args":{"coins":6},"parts":[]}]},{"id":"wonder","points":3,"args":{},"parts":[{"id":"stage","points":3,"args":{"stage":1},"parts":[]}]},{"id":"civilian","points":18,"args":{},"parts":[{"id":"card","points":3,"args":{"card":"theater"},"parts":[]},{"id":"card","points":4,"args":{"card":"statue"},"parts":[]},{"id":"card","points":5,"args":{"card":"gardens"},"parts":[]},{"id":"card","points":6,"args":{"card":"senate"},"parts":[]}]},{"id":"science","points":0,"args":{},"parts":[]},{"id":"commerce","points":2,"args":{},"parts":[{"id":"card","points":2,"args":{"card":"arena"},"parts":[]}]},{"id":"guild","points":0,"args":{},"parts":[]}],[{"id":"military","points":13,"args":{},"parts":[{"id":"victory_token","points":1,"args":{"age":1,"count":1},"parts":[]},{"id":"victory_token","points":3,"args":{"age":2,"count":1},"parts":[]},{"id":"victory_token","points":10,"args":{"age":3,"count":2},"parts":[]},{"id":"defeat_token","points":-1,"args":{"count":1},"parts":[]}]},{"id":"treasury","points":7,"args":{},"parts":[{"id":"coins","points":7,"args":{"coins":21},"parts":[]}]},{"id":"wonder","points":3,"args":{},"parts":[{"id":"stage","points":3,"args":{"stage":1},"parts":[]}]},{"id":"civilian","points":12,"args":{},"parts":[{"id":"card","points":3,"args":{"card":"well"},"parts":[]},{"id":"card","points":5,"args":{"card":"aqueduct"},"parts":[]},{"id":"card","points":4,"args":{"card":"temple"},"parts":[]}]},{"id":"science","points":1,"args":{},"parts":[{"id":"symbols","points":1,"args":{"symbol":"compass","count":1},"parts":[]}]},{"id":"commerce","points":4,"args":{},"parts":[{"id":"card","points":4,"args":{"card":"lighthouse"},"parts":[]}]},{"id":"guild","points":0,"args":{},"parts":[]}]]}');
INSERT INTO "tables" VALUES('v04Lq_GJUHCmQw0CYnTTDw','wonders','wonders-1',4,'{"edition":2}',2560316253341957965,'running',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ',NULL,29,NULL,NULL,1794965018204635,1794965018567450,NULL);
INSERT INTO "tables" VALUES('9bcWpylS9hMxX6aR3suLKQ','architects','architects-1',2,'{}',2627271822855533373,'finished',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ',NULL,56,NULL,NULL,1794965018605732,1794965019039840,'{"points":[36,16],"categories":[{"stages":22,"blue":9,"military":3,"cat":2,"progress":0},{"stages":10,"blue":6,"military":0,"cat":0,"progress":0}],"ranking":[[0],[1]],"reason":"wonder_complete","trees":[[{"id":"stages","points":22,"args":{},"parts":[{"id":"s1","points":3,"args":{},"parts":[]},{"id":"s2","points":3,"args":{},"parts":[]},{"id":"s3","points":4,"args":{},"parts":[]},{"id":"s4","points":5,"args":{},"parts":[]},{"id":"s5","points":7,"args":{},"parts":[]}]},{"id":"blue","points":9,"args":{},"parts":[{"id":"blue3","points":3,"args":{"count":1},"parts":[]},{"id":"blue2cat","points":6,"args":{"count":3},"parts":[]}]},{"id":"military","points":3,"args":{},"parts":[{"id":"military_tokens","points":3,"args":{"count":1},"parts":[]}]},{"id":"cat","points":2,"args":{},"parts":[{"id":"cat_pawn","points":2,"args":{"count":1},"parts":[]}]},{"id":"progress","points":0,"args":{},"parts":[]}],[{"id":"stages","points":10,"args":{},"parts":[{"id":"s1","points":3,"args":{},"parts":[]},{"id":"s2","points":2,"args":{},"parts":[]},{"id":"s3","points":5,"args":{},"parts":[]}]},{"id":"blue","points":6,"args":{},"parts":[{"id":"blue2cat","points":6,"args":{"count":3},"parts":[]}]},{"id":"military","points":0,"args":{},"parts":[]},{"id":"cat","points":0,"args":{},"parts":[]},{"id":"progress","points":0,"args":{},"parts":[]}]]}');
INSERT INTO "tables" VALUES('zRgnvTbhO80057cM561OPQ','architects','architects-1',2,'{}',1476971007189637499,'running',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ',NULL,13,NULL,NULL,1794965019049202,1794965019327600,NULL);
INSERT INTO "tables" VALUES('JDBmIpVgL8y0iROYtk038w','dice','dice-1',3,'{}',255247232749658347,'finished',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ','B-sK8mbn8uX4OwKOPTTnlw',130,NULL,NULL,1794965019493090,1794965020797756,'{"points":[60,90,95],"categories":[{"wonder":10,"guild_court":0,"gallery":0,"barracks_west":9,"agora":15,"market":11,"university":9,"barracks_east":6},{"wonder":4,"guild_court":0,"gallery":12,"barracks_west":6,"agora":27,"market":18,"university":17,"barracks_east":6},{"wonder":4,"guild_court":0,"gallery":10,"barracks_west":21,"agora":27,"market":19,"university":11,"barracks_east":3}],"ranking":[[2],[1],[0]],"reason":"bonuses","trees":[[{"id":"wonder","points":10,"args":{},"parts":[{"id":"w2","points":2,"args":{"box":"w2"},"parts":[]},{"id":"w3","points":8,"args":{"box":"w3"},"parts":[]}]},{"id":"guild_court","points":0,"args":{},"parts":[]},{"id":"gallery","points":0,"args":{},"parts":[]},{"id":"barracks_west","points":9,"args":{},"parts":[{"id":"bw_a1","points":3,"args":{"box":"bw_a1"},"parts":[]},{"id":"bw_a2","points":3,"args":{"box":"bw_a2"},"parts":[]},{"id":"bw_a3","points":3,"args":{"box":"bw_a3"},"parts":[]}]},{"id":"agora","points":15,"args":{},"parts":[{"id":"ag_a1","points":1,"args":{"box":"ag_a1"},"parts":[]},{"id":"ag_a2","points":3,"args":{"box":"ag_a2"},"parts":[]},{"id":"ag_b1","points":2,"args":{"box":"ag_b1"},"parts":[]},{"id":"ag_b2","points":3,"args":{"box":"ag_b2"},"parts":[]},{"id":"ag_b3","points":4,"args":{"box":"ag_b3"},"parts":[]},{"id":"ag_c1","points":2,"args":{"box":"ag_c1"},"parts":[]}]},{"id":"market","points":11,"args":{},"parts":[{"id":"mk_camel1","points":5,"args":{"box":"mk_camel1"},"parts":[]},{"id":"mk_chest2","points":6,"args":{"box":"mk_chest2"},"parts":[]}]},{"id":"university","points":9,"args":{},"parts":[{"id":"un_tablet1","points":5,"args":{"box":"un_tablet1"},"parts":[]},{"id":"un_gear2","points":4,"args":{"box":"un_gear2"},"parts":[]}]},{"id":"barracks_east","points":6,"args":{},"parts":[{"id":"be_a1","points":3,"args":{"box":"be_a1"},"parts":[]},{"id":"be_a2","points":3,"args":{"box":"be_a2"},"parts":[]}]}],[{"id":"wonder","points":4,"args":{},"parts":[{"id":"w3","points":4,"args":{"box":"w3"},"parts":[]}]},{"id":"guild_court","points":0,"args":{},"parts":[]},{"id":"gallery","points":12,"args":{},"parts":[{"id":"gl_laurel1","points":6,"args":{"box":"gl_laurel1"},"parts":[]},{"id":"gl_laurel2","points":6,"args":{"box":"gl_laurel2"},"parts":[]}]},{"id":"barracks_west","points":6,"args":{},"parts":[{"id":"bw_a1","points":3,"args":{"box":"bw_a1"},"parts":[]},{"id":"bw_a2","points":3,"args":{"box":"bw_a2"},"parts":[]}]},{"id":"agora","points":27,"args":{},"parts":[{"id":"ag_a1","points":1,"args":{"box":"ag_a1"},"parts":[]},{"id":"ag_a2","points":3,"args":{"box":"ag_a2"},"parts":[]},{"id":"ag_a3","points":4,"args":{"box":"ag_a3"},"parts":[]},{"id":"ag_b1","points":2,"args":{"box":"ag_b1"},"parts":[]},{"id":"ag_b2","points":3,"args":{"box":"ag_b2"},"parts":[]},{"id":"ag_b3","points":4,"args":{"box":"ag_b3"},"parts":[]},{"id":"ag_c1","points":2,"args":{"box":"ag_c1"},"parts":[]},{"id":"ag_c2","points":5,"args":{"box":"ag_c2"},"parts":[]},{"id":"agora_first","points":3,"args":{},"parts":[]}]},{"id":"market","points":18,"args":{},"parts":[{"id":"mk_camel1","points":4,"args":{"box":"mk_camel1"},"parts":[]},{"id":"mk_camel2","points":6,"args":{"box":"mk_camel2"},"parts":[]},{"id":"mk_chest2","points":8,"args":{"box":"mk_chest2"},"parts":[]}]},{"id":"university","points":17,"args":{},"parts":[{"id":"un_compass1","points":4,"args":{"box":"un_compass1"},"parts":[]},{"id":"un_tablet1","points":6,"args":{"box":"un_tablet1"},"parts":[]},{"id":"un_gear2","points":7,"args":{"box":"un_gear2"},"parts":[]}]},{"id":"barracks_east","points":6,"args":{},"parts":[{"id":"be_a1","points":3,"args":{"box":"be_a1"},"parts":[]},{"id":"be_a2","points":3,"args":{"box":"be_a2"},"parts":[]}]}],[{"id":"wonder","points":4,"args":{},"parts":[{"id":"w3","points":4,"args":{"box":"w3"},"parts":[]}]},{"id":"guild_court","points":0,"args":{},"parts":[]},{"id":"gallery","points":10,"args":{},"parts":[{"id":"gl_laurel1","points":5,"args":{"box":"gl_laurel1"},"parts":[]},{"id":"gl_laurel2","points":5,"args":{"box":"gl_laurel2"},"parts":[]}]},{"id":"barracks_west","points":21,"args":{},"parts":[{"id":"bw_a1","points":3,"args":{"box":"bw_a1"},"parts":[]},{"id":"bw_a2","points":3,"args":{"box":"bw_a2"},"parts":[]},{"id":"bw_a3","points":4,"args":{"box":"bw_a3"},"parts":[]},{"id":"bw_a4","points":5,"args":{"box":"bw_a4"},"parts":[]},{"id":"bw_a5","points":6,"args":{"box":"bw_a5"},"parts":[]}]},{"id":"agora","points":27,"args":{},"parts":[{"id":"ag_a1","points":1,"args":{"box":"ag_a1"},"parts":[]},{"id":"ag_a2","points":3,"args":{"box":"ag_a2"},"parts":[]},{"id":"ag_a3","points":4,"args":{"box":"ag_a3"},"parts":[]},{"id":"ag_b1","points":2,"args":{"box":"ag_b1"},"parts":[]},{"id":"ag_b2","points":3,"args":{"box":"ag_b2"},"parts":[]},{"id":"ag_b3","points":4,"args":{"box":"ag_b3"},"parts":[]},{"id":"ag_c1","points":2,"args":{"box":"ag_c1"},"parts":[]},{"id":"ag_c2","points":5,"args":{"box":"ag_c2"},"parts":[]},{"id":"agora_first","points":3,"args":{},"parts":[]}]},{"id":"market","points":19,"args":{},"parts":[{"id":"mk_camel1","points":5,"args":{"box":"mk_camel1"},"parts":[]},{"id":"mk_camel2","points":6,"args":{"box":"mk_camel2"},"parts":[]},{"id":"mk_chest2","points":8,"args":{"box":"mk_chest2"},"parts":[]}]},{"id":"university","points":11,"args":{},"parts":[{"id":"un_compass1","points":5,"args":{"box":"un_compass1"},"parts":[]},{"id":"un_tablet1","points":6,"args":{"box":"un_tablet1"},"parts":[]}]},{"id":"barracks_east","points":3,"args":{},"parts":[{"id":"be_a1","points":3,"args":{"box":"be_a1"},"parts":[]}]}]]}');
INSERT INTO "tables" VALUES('ZFZoZ0X-ZfPeW1sNCaSaEw','dice','dice-1',3,'{}',3191249653246556248,'running',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ',NULL,25,NULL,NULL,1794965020127162,1794965020479722,NULL);
INSERT INTO "tables" VALUES('FNoeTeIGmTQPk-pTo3SdiA','duel','duel-1',2,'{}',370998888625891980,'running',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ',NULL,5,NULL,NULL,1794965020526891,1794965020598213,NULL);
INSERT INTO "tables" VALUES('CP5SEK2QK1yagmpmlJVotw','wonders','wonders-1',3,'{}',2819769697834792233,'running',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ',NULL,5,NULL,NULL,1794965020607238,1794965020667533,NULL);
INSERT INTO "tables" VALUES('X7fwqReRd1TDuW-NZQma1w','dice','dice-1',3,'{}',4201930933937360946,'waiting',1,1,1,600,'INei49DzbbFXw4jaTiRiWQ',NULL,2,NULL,NULL,1794965020706218,1794965020711884,NULL);
INSERT INTO "tables" VALUES('dxnU8ZAQDHlYmd0pCmkXmg','architects','architects-1',2,'{}',1244235873703991398,'abandoned',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ',NULL,3,NULL,NULL,1794965020752879,1794965020770293,NULL);
INSERT INTO "tables" VALUES('B-sK8mbn8uX4OwKOPTTnlw','dice','dice-1',3,'{}',2365645005570158687,'waiting',0,1,1,0,'INei49DzbbFXw4jaTiRiWQ',NULL,1,NULL,NULL,1794965020794752,1794965020794752,NULL);
CREATE INDEX ix_keys_identity ON keys (identity);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_listed ON tables (status, public, changed);
CREATE INDEX ix_seats_identity ON seats (identity);
CREATE INDEX ix_calls_due ON calls (due);
COMMIT;
