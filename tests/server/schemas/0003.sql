BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',1,'opened',-1,'',1794977295850606);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',2,'started',-1,'',1794977295872216);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',3,'play',1,'draft hanging_gardens',1794977298867437);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',4,'play',0,'draft appian_way',1794977298885545);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',5,'play',0,'draft great_lighthouse',1794977298925985);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',6,'play',0,'draft pyramids',1794977298954761);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',7,'play',1,'draft piraeus',1794977298976261);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',8,'play',1,'draft temple_of_artemis',1794977298998472);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',9,'play',1,'build apothecary',1794977299021891);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',10,'play',0,'build clay_reserve',1794977299047781);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',11,'play',1,'build clay_pool',1794977299091060);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',12,'play',0,'build garrison',1794977299113053);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',13,'play',1,'discard wood_reserve',1794977299150314);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',14,'play',0,'build guard_tower',1794977299169741);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',15,'play',1,'wonder piraeus with lumber_yard',1794977299214753);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',16,'play',1,'discard theater',1794977299224181);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',17,'play',0,'build palisade',1794977299245565);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',18,'play',1,'discard baths',1794977299283193);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',19,'play',0,'discard scriptorium',1794977299298195);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',20,'play',1,'build tavern',1794977299326529);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',21,'play',0,'build press',1794977299357176);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',22,'play',1,'wonder hanging_gardens with clay_pit',1794977299392947);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',23,'play',1,'wonder statue_of_zeus with glassworks',1794977299409607);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',24,'play',0,'discard workshop',1794977299422202);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',25,'play',1,'build altar',1794977299447072);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',26,'play',0,'discard stone_pit',1794977299463802);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',27,'play',1,'discard pharmacist',1794977299499290);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',28,'play',0,'wonder great_lighthouse with stone_reserve',1794977299509925);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',29,'play',1,'starter 0',1794977299528858);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',30,'play',0,'discard forum',1794977299547034);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',31,'play',1,'build statue',1794977299577580);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',32,'play',0,'build glassblower',1794977299592100);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',33,'play',1,'build brewery',1794977299632006);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',34,'play',0,'build dispensary',1794977299645808);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',35,'play',1,'wonder temple_of_artemis with rostrum',1794977299692534);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',36,'play',1,'discard courthouse',1794977299701669);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',37,'play',0,'wonder pyramids with walls',1794977299716971);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',38,'play',1,'build school',1794977299758639);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',39,'play',1,'progress theology',1794977299774102);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',40,'play',0,'discard parade_ground',1794977299785992);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',41,'play',1,'build aqueduct',1794977299805892);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',42,'play',0,'build laboratory',1794977299837786);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',43,'play',1,'build customs_house',1794977299885037);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',44,'play',0,'build barracks',1794977299905106);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',45,'play',1,'discard library',1794977299936221);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',46,'play',0,'discard shelf_quarry',1794977299945122);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',47,'play',1,'discard brickyard',1794977299956518);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',48,'play',0,'wonder mausoleum with horse_breeders',1794977299969592);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',49,'play',0,'revive courthouse',1794977299976010);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',50,'play',1,'build caravansery',1794977299990788);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',51,'play',0,'discard drying_room',1794977300001418);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',52,'play',1,'starter 0',1794977300018853);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',53,'play',0,'discard armory',1794977300029729);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',54,'play',1,'build gardens',1794977300047776);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',55,'play',0,'discard port',1794977300058377);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',56,'play',1,'build arena',1794977300083914);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',57,'play',0,'discard study',1794977300093606);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',58,'play',1,'build palace',1794977300107933);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',59,'play',0,'discard pretorium',1794977300117953);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',60,'play',1,'build builders_guild',1794977300127851);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',61,'play',0,'discard university',1794977300141951);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',62,'play',1,'build tacticians_guild',1794977300158830);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',63,'play',0,'build observatory',1794977300170822);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',64,'play',1,'discard chamber_of_commerce',1794977300190822);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',65,'play',0,'build siege_workshop',1794977300202100);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',66,'play',1,'build academy',1794977300223677);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',67,'play',0,'build lighthouse',1794977300233408);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',68,'play',1,'build senate',1794977300246963);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',69,'play',0,'discard arsenal',1794977300256406);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',70,'play',1,'discard circus',1794977300269985);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',71,'play',0,'build merchants_guild',1794977300281313);
INSERT INTO "entries" VALUES('2tzXzhJz0o9b4nn61CExBg',72,'play',1,'discard fortifications',1794977300305344);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',1,'opened',-1,'',1794977300316420);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',2,'started',-1,'',1794977300320920);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',3,'play',0,'draft hanging_gardens',1794977300334333);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',4,'play',1,'draft sphinx',1794977300370674);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',5,'play',1,'draft temple_of_artemis',1794977300376221);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',6,'play',1,'draft pyramids',1794977300383122);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',7,'play',0,'draft circus_maximus',1794977300418928);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',8,'play',0,'draft mausoleum',1794977300429286);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',9,'play',0,'discard clay_pit',1794977300447647);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',10,'play',1,'build stable',1794977300489187);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',11,'play',0,'discard lumber_yard',1794977300546982);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',12,'play',1,'discard workshop',1794977300578365);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',13,'play',0,'discard pharmacist',1794977300637191);
INSERT INTO "entries" VALUES('p67H1ojevY-2wVbeCGUa1w',14,'play',1,'build garrison',1794977300657764);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',1,'opened',-1,'',1794977300717992);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',2,'started',-1,'',1794977300732066);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',3,'play',0,'build workshop',1794977300770902);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',4,'play',1,'build ore_vein',1794977303714933);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',5,'play',2,'build timber_yard',1794977303721513);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',6,'play',0,'build press_1',1794977303746811);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',7,'play',1,'build clay_pit',1794977303753969);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',8,'play',2,'build marketplace',1794977303761633);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',9,'play',0,'build glassworks_1',1794977303782626);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',10,'play',1,'build guard_tower',1794977303790013);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',11,'play',2,'build loom_1',1794977303803145);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',12,'play',0,'build lumber_yard',1794977303826924);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',13,'play',1,'sell altar',1794977303839161);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',14,'play',2,'build barracks',1794977303854519);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',15,'play',0,'build stone_pit',1794977303875710);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',16,'play',1,'build clay_pool',1794977303890057);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',17,'play',2,'build apothecary',1794977303897181);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',18,'play',0,'sell west_trading_post',1794977303918530);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',19,'play',1,'sell scriptorium',1794977303927428);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',20,'play',2,'build east_trading_post',1794977303939360);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',21,'play',0,'build dispensary L4',1794977303966658);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',22,'play',1,'build stables',1794977303973975);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',23,'play',2,'build caravansery',1794977303986333);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',24,'play',0,'sell foundry',1794977304012344);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',25,'play',1,'wonder 1 with brickyard R2',1794977304026190);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',26,'play',2,'wonder 1 with forum L2',1794977304030799);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',27,'play',0,'sell quarry',1794977304057636);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',28,'play',1,'build laboratory R2',1794977304067738);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',29,'play',2,'wonder 2 with glassworks_2 R2',1794977304082886);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',30,'play',1,'wonder 2 with library L2 R2',1794977304114696);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',31,'play',2,'build school L1',1794977304121500);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',32,'play',0,'wonder 1 with archery_range L4',1794977304133804);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',33,'play',0,'wonder 2 with walls',1794977304160493);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',34,'play',1,'build courthouse power',1794977304197546);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',35,'play',2,'sell loom_2',1794977304207815);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',36,'play',0,'build statue R2',1794977304230296);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',37,'play',1,'wonder 3 with press_2',1794977304242154);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',38,'play',2,'build vineyard',1794977304253640);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',39,'play',1,'build arena L2 R2',1794977304278213);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',40,'play',2,'build fortifications R1',1794977304294176);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',41,'play',0,'build traders_guild',1794977304300593);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',42,'play',0,'sell haven',1794977304332397);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',43,'play',1,'build palace power',1794977304359877);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',44,'play',2,'build observatory L1',1794977304374731);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',45,'play',0,'wonder 3 with shipowners_guild R2',1794977304406074);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',46,'play',1,'build strategists_guild L2 R2',1794977304413840);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',47,'play',2,'build town_hall L1',1794977304417845);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',48,'play',1,'build arsenal L4',1794977304448566);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',49,'play',2,'build academy',1794977304458819);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',50,'play',0,'build philosophers_guild L4',1794977304463903);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',51,'play',0,'sell lodge',1794977304490397);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',52,'play',1,'build siege_workshop',1794977304518960);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',53,'play',2,'build lighthouse',1794977304533939);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',54,'play',1,'build gardens',1794977304563932);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',55,'play',2,'build senate R1',1794977304570110);
INSERT INTO "entries" VALUES('NEz63DD4aWdo3EDhK0QRzQ',56,'play',0,'build pantheon L4',1794977304579724);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',1,'opened',-1,'',1794977304630597);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',2,'started',-1,'',1794977304648856);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',3,'play',1,'build clay_pool',1794977304685853);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',4,'play',2,'build glassworks_1',1794977304690837);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',5,'play',0,'build clay_pit',1794977304737891);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',6,'play',1,'build theater',1794977304773560);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',7,'play',2,'build east_trading_post',1794977304781412);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',8,'play',0,'build timber_yard',1794977304844532);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',9,'play',1,'build barracks R2',1794977304905825);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',10,'play',2,'sell marketplace',1794977304914021);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',11,'play',0,'build guard_tower',1794977304951506);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',12,'play',1,'build stone_pit',1794977304981016);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',13,'play',2,'build lumber_yard',1794977304984758);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',14,'play',0,'build scriptorium',1794977305037104);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',15,'play',1,'build baths',1794977305067922);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',16,'play',2,'build altar',1794977305073063);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',17,'play',0,'build stockade',1794977305132133);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',18,'play',1,'build west_trading_post',1794977305201551);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',19,'play',2,'build press_1',1794977305210022);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',20,'play',0,'build loom_1',1794977305250084);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',21,'play',1,'build caravansery L1',1794977305299632);
INSERT INTO "entries" VALUES('1uJbeg3AAf0nSCbKfbDzEA',22,'play',2,'build stables L2 R1',1794977305313175);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',1,'opened',-1,'',1794977305362907);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',2,'started',-1,'',1794977305378207);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',3,'play',0,'build excavation',1794977305411947);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',4,'play',1,'build baths R2',1794977305433669);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',5,'play',2,'build altar',1794977305441953);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',6,'play',3,'build well',1794977305462744);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',7,'play',1,'build ore_vein',1794977305506822);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',8,'play',2,'sell loom_1',1794977305517720);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',9,'play',3,'build glassworks_1',1794977305526820);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',10,'play',0,'build stockade L2',1794977305539683);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',11,'play',0,'sell clay_pit',1794977305562782);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',12,'play',1,'build east_trading_post',1794977305587008);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',13,'play',2,'build timber_yard',1794977305596062);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',14,'play',3,'build lumber_yard',1794977305606803);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',15,'play',0,'sell apothecary',1794977305630151);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',16,'play',1,'build press_1',1794977305650434);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',17,'play',2,'build theater',1794977305663316);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',18,'play',3,'build barracks',1794977305684277);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',19,'play',0,'build guard_tower',1794977305712274);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',20,'play',1,'build tavern',1794977305727271);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',21,'play',2,'build west_trading_post',1794977305741513);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',22,'play',3,'build clay_pool',1794977305750807);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',23,'play',0,'build scriptorium L2',1794977305770392);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',24,'play',1,'build guard_tower R1',1794977305781893);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',25,'play',2,'build stone_pit',1794977305801456);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',26,'play',3,'build workshop',1794977305822883);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',27,'play',0,'build caravansery L2 R2',1794977305873431);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',28,'play',1,'build archery_range L2',1794977305890364);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',29,'play',2,'build forum',1794977305898257);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',30,'play',3,'sell walls',1794977305931290);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',31,'play',0,'wonder 1 with training_ground R2',1794977305970114);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',32,'play',1,'build brickyard',1794977305976174);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',33,'play',2,'build brickyard',1794977305983199);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',34,'play',3,'wonder 1 with sawmill L2 R4',1794977305999132);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',35,'play',0,'build foundry',1794977306034692);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',36,'play',1,'wonder 1 with temple',1794977306050719);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',37,'play',2,'build library',1794977306067082);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',38,'play',3,'build press_2',1794977306090896);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',39,'play',0,'sell laboratory',1794977306124920);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',40,'play',1,'build courthouse L2',1794977306129172);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',41,'play',2,'build school',1794977306152932);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',42,'play',3,'build stables',1794977306162820);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',43,'play',0,'build glassworks_2',1794977306181849);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',44,'play',1,'wonder 2 with dispensary L2 R1',1794977306189885);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',45,'play',2,'wonder 1 with quarry',1794977306204711);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',46,'play',3,'build statue',1794977306218815);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',47,'play',2,'recover scriptorium',1794977306241653);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',48,'play',0,'build dispensary',1794977306258276);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',49,'play',1,'sell foundry',1794977306267579);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',50,'play',2,'wonder 2 with quarry L2',1794977306278529);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',51,'play',3,'build bazaar',1794977306294077);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',52,'play',2,'recover aqueduct',1794977306337373);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',53,'play',1,'build gardens',1794977306373152);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',54,'play',2,'build senate',1794977306391188);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',55,'play',3,'build town_hall R4',1794977306405882);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',56,'play',0,'wonder 2 with palace',1794977306414790);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',57,'play',0,'build chamber_of_commerce R2',1794977306458155);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',58,'play',1,'build university L2 R2',1794977306529251);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',59,'play',2,'build university',1794977306534355);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',60,'play',3,'build philosophers_guild R6',1794977306546197);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',61,'play',0,'wonder 3 with haven R2',1794977306580127);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',62,'play',1,'build siege_workshop R1',1794977306610733);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',63,'play',2,'build gardens',1794977306619065);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',64,'play',3,'build workers_guild L2 R2',1794977306630135);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',65,'play',0,'sell arena',1794977306673840);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',66,'play',1,'sell pantheon',1794977306685085);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',67,'play',2,'build spies_guild',1794977306719420);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',68,'play',3,'build study R2',1794977306730956);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',69,'play',0,'build circus',1794977306768247);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',70,'play',1,'build arsenal L4',1794977306782162);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',71,'play',2,'build academy',1794977306794856);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',72,'play',3,'build lighthouse R2',1794977306811530);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',73,'play',0,'sell observatory',1794977306836881);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',74,'play',1,'sell castrum',1794977306866642);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',75,'play',2,'build magistrates_guild L1 R2',1794977306878041);
INSERT INTO "entries" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',76,'play',3,'sell shipowners_guild',1794977306895599);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',1,'opened',-1,'',1794977306939193);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',2,'started',-1,'',1794977306957188);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',3,'play',1,'build clay_pit',1794977306998002);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',4,'play',2,'build excavation',1794977307001792);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',5,'play',3,'build timber_yard',1794977307007740);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',6,'play',0,'build lumber_yard',1794977307063076);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',7,'play',1,'build baths L2',1794977307119057);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',8,'play',2,'build clay_pool',1794977307124707);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',9,'play',3,'build press_1',1794977307131024);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',10,'play',0,'build west_trading_post',1794977307177744);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',11,'play',1,'sell glassworks_1',1794977307633443);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',12,'play',2,'wonder 1 with tavern L2',1794977307646602);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',13,'play',3,'build east_trading_post',1794977307653642);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',14,'play',0,'build scriptorium R2',1794977307697269);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',15,'play',1,'build guard_tower',1794977307731450);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',16,'play',2,'build stone_pit',1794977307745479);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',17,'play',3,'build guard_tower R1',1794977307753573);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',18,'play',0,'build stockade',1794977307789316);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',19,'play',1,'build theater',1794977307830624);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',20,'play',2,'build ore_vein',1794977307841585);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',21,'play',3,'build lumber_yard',1794977307849226);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',22,'play',0,'sell workshop',1794977307877778);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',23,'play',1,'sell scriptorium',1794977307921524);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',24,'play',2,'build barracks',1794977307924897);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',25,'play',3,'build ore_vein',1794977307937535);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',26,'play',0,'build loom_1',1794977307964117);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',27,'play',2,'sell apothecary',1794977307995995);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',28,'play',1,'build foundry',1794977308010562);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',29,'play',2,'build caravansery L2',1794977308021410);
INSERT INTO "entries" VALUES('b8g-DBnVQR9-orjG9b_9gQ',30,'play',3,'build glassworks_2',1794977308025145);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',1,'opened',-1,'',1794977308064828);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',2,'started',-1,'',1794977308079185);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',3,'play',0,'take left',1794977308106386);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',4,'play',1,'take right',1794977308148116);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',5,'play',0,'take central',1794977308165552);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',6,'play',0,'build s1 stone clay',1794977308186975);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',7,'play',1,'take right',1794977308227615);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',8,'play',0,'take right',1794977308265650);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',9,'play',1,'take left',1794977308321987);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',10,'play',1,'science compass compass',1794977308351667);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',11,'play',1,'progress propaganda',1794977308368316);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',12,'play',0,'take left',1794977308406165);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',13,'play',1,'take right',1794977308454217);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',14,'play',1,'build s1 papyrus glass',1794977308482560);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',15,'play',0,'take right',1794977308503300);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',16,'play',1,'take left',1794977308542513);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',17,'play',0,'take right',1794977308577867);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',18,'play',1,'take left',1794977308603712);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',19,'play',1,'build s2 wood coin',1794977308629092);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',20,'play',0,'take right',1794977308653907);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',21,'play',1,'take central',1794977308689783);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',22,'play',0,'take central',1794977308713837);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',23,'play',1,'take central',1794977308758841);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',24,'play',0,'take right',1794977308808829);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',25,'play',1,'take right',1794977308866066);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',26,'play',0,'take left',1794977308913754);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',27,'play',1,'take right',1794977308973965);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',28,'play',1,'science gear gear',1794977308993809);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',29,'play',1,'progress architecture',1794977309025444);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',30,'play',0,'take left',1794977309043311);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',31,'play',1,'take left',1794977309090537);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',32,'play',0,'take right',1794977309111373);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',33,'play',1,'take right',1794977309154381);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',34,'play',0,'take left',1794977309185314);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',35,'play',0,'build s2 glass coin',1794977309209995);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',36,'play',0,'progress blind',1794977309242898);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',37,'play',0,'build s3 wood stone clay',1794977309269524);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',38,'play',1,'take left',1794977309292968);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',39,'play',1,'science compass compass',1794977309307697);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',40,'play',1,'progress blind',1794977309325019);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',41,'play',0,'take central',1794977309344375);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',42,'play',1,'take left',1794977309370667);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',43,'play',0,'take right',1794977309391875);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',44,'play',1,'take left',1794977309421780);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',45,'play',0,'take right',1794977309441458);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',46,'play',1,'take right',1794977309463467);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',47,'play',0,'take central',1794977309487047);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',48,'play',1,'take right',1794977309516342);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',49,'play',1,'use propaganda right',1794977309534722);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',50,'play',1,'build s3 papyrus glass coin',1794977309546936);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',51,'play',1,'use architecture right',1794977309558355);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',52,'play',0,'take left',1794977309574147);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',53,'play',1,'take right',1794977309589923);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',54,'play',0,'take central',1794977309605990);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',55,'play',0,'build s4 glass glass glass',1794977309620979);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',56,'play',0,'progress crafts',1794977309647051);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',57,'play',1,'take central',1794977309708130);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',58,'play',0,'take left',1794977309726740);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',59,'play',1,'take central',1794977309771729);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',60,'play',0,'take left',1794977309797849);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',61,'play',1,'take central',1794977309835334);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',62,'play',1,'science tablet tablet',1794977309848564);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',63,'play',1,'progress culture',1794977309866767);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',64,'play',0,'take left',1794977309893091);
INSERT INTO "entries" VALUES('U9NQ76nb2A68-WykTjmukw',65,'play',0,'build s5 wood stone clay papyrus',1794977309911643);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',1,'opened',-1,'',1794977309934122);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',2,'started',-1,'',1794977309945515);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',3,'play',0,'take left',1794977309977125);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',4,'play',1,'take right',1794977310015285);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',5,'play',0,'take left',1794977310066158);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',6,'play',1,'take central',1794977310110059);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',7,'play',1,'science tablet tablet',1794977310127568);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',8,'play',1,'progress economy',1794977310140731);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',9,'play',0,'take left',1794977310170859);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',10,'play',0,'build s1 clay coin',1794977310207319);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',11,'play',1,'take right',1794977310254897);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',12,'play',0,'take left',1794977310310045);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',13,'play',1,'take right',1794977310345099);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',14,'play',1,'build s1 clay glass',1794977310360966);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',15,'play',0,'take left',1794977310414379);
INSERT INTO "entries" VALUES('QLMW_sqgCv7ov8JFJtCrVg',16,'play',1,'take left',1794977310451521);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',1,'opened',-1,'',1794977310578105);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',2,'started',-1,'',1794977310620046);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',3,'play',0,'build grey3 wh_brick',1794977310662805);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',4,'play',1,'build blue ag_a1',1794977310769129);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',5,'play',2,'build green un_compass1',1794977310778196);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',6,'play',0,'build grey3 wh_wood',1794977310817690);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',7,'play',1,'build grey2 wh_wood',1794977310847817);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',8,'play',2,'build grey2 wh_wood',1794977310860323);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',9,'play',1,'build grey3 wh_textile',1794977310907742);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',10,'play',2,'build grey1 wh_glass',1794977310917858);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',11,'play',0,'build green un_tablet1',1794977310938371);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',12,'play',0,'build blue ag_b1',1794977310991145);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',13,'play',1,'build green un_compass1',1794977311048347);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',14,'play',2,'pass',1794977311057695);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',15,'play',0,'pass',1794977311101348);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',16,'play',1,'build grey3 wh_brick',1794977311111653);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',17,'play',2,'build grey1 wh_textile',1794977311126091);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',18,'play',0,'pass',1794977311147771);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',19,'play',1,'build grey2 wh_glass',1794977311158046);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',20,'play',2,'wonder',1794977311166553);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',21,'play',0,'wonder',1794977311189125);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',22,'play',1,'build green un_compass2',1794977311193934);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',23,'play',2,'build green un_compass2',1794977311202845);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',24,'play',0,'cross mk_coin1',1794977311214097);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',25,'play',1,'cross wh_papyrus',1794977311221753);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',26,'play',2,'cross ag_b1',1794977311242357);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',27,'play',0,'wonder',1794977311258157);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',28,'play',1,'wonder',1794977311262535);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',29,'play',2,'wonder',1794977311270508);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',30,'play',2,'cross un_compass3',1794977311298644);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',31,'play',1,'wonder',1794977311316820);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',32,'play',2,'build white gl_blue',1794977311329536);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',33,'play',0,'build red bw_d1',1794977311332725);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',34,'play',1,'cross un_gear1',1794977311336432);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',35,'play',2,'cross ag_a1',1794977311340090);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',36,'play',2,'cross ag_b2',1794977311358754);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',37,'play',1,'build green un_gear2',1794977311376058);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',38,'play',2,'build green un_gear1',1794977311384418);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',39,'play',0,'build grey3 wh_stone',1794977311389484);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',40,'play',1,'build green un_compass3',1794977311408979);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',41,'play',2,'wonder',1794977311415619);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',42,'play',0,'build yellow mk_coin2',1794977311421250);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',43,'play',2,'bonus bonus_action',1794977311425751);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',44,'play',2,'extra build yellow mk_coin1',1794977311445451);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',45,'play',1,'build green un_gear3',1794977311456845);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',46,'play',2,'build green un_gear2',1794977311465566);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',47,'play',0,'build grey1 wh_textile',1794977311467626);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',48,'play',0,'pass',1794977311487887);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',49,'play',1,'build blue ag_a2',1794977311490864);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',50,'play',2,'build green un_gear3',1794977311503951);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',51,'play',1,'build blue ag_b1',1794977311522097);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',52,'play',2,'build yellow mk_chest2',1794977311553527);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',53,'play',0,'wonder',1794977311565730);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',54,'play',0,'bonus bonus_cross',1794977311573140);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',55,'play',0,'cross mk_chest2',1794977311588711);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',56,'play',0,'build blue ag_a1',1794977311620070);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',57,'play',1,'build white gl_blue',1794977311648420);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',58,'play',2,'build red be_a1',1794977311656482);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',59,'play',1,'cross ag_b2',1794977311670290);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',60,'play',1,'cross ag_b3',1794977311685555);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',61,'play',0,'pass',1794977311713669);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',62,'play',1,'build white gl_green',1794977311717661);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',63,'play',2,'build yellow mk_camel2',1794977311740981);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',64,'play',1,'cross un_tablet1',1794977311761089);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',65,'play',1,'cross un_tablet2',1794977311772505);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',66,'play',1,'build yellow mk_chest2',1794977311786530);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',67,'play',2,'build purple gc_1',1794977311800731);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',68,'play',0,'build yellow mk_chest1',1794977311808738);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',69,'play',0,'build red bw_a1',1794977311829345);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',70,'play',1,'build blue ag_c1',1794977311852546);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',71,'play',2,'build purple gc_2',1794977311862861);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',72,'play',1,'build purple gc_1',1794977311883222);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',73,'play',2,'build grey3 wh_stone',1794977311898898);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',74,'play',0,'build green un_gear1',1794977311913677);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',75,'play',0,'build blue ag_a2',1794977311947871);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',76,'play',1,'build blue ag_a3',1794977311974392);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',77,'play',2,'build red be_a2',1794977311981416);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',78,'play',0,'build red bw_a2',1794977312006494);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',79,'play',1,'build purple gc_2',1794977312015168);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',80,'play',2,'build white gl_green',1794977312025749);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',81,'play',2,'cross un_tablet1',1794977312040777);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',82,'play',2,'cross un_tablet2',1794977312058223);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',83,'play',1,'build white gl_red',1794977312075297);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',84,'play',2,'build purple gc_3',1794977312091064);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',85,'play',0,'build blue ag_a3',1794977312095817);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',86,'play',1,'cross bw_a1',1794977312106959);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',87,'play',2,'bonus bonus_cross',1794977312114434);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',88,'play',1,'cross be_a1',1794977312128899);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',89,'play',2,'cross ag_a2',1794977312144027);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',90,'play',1,'build white gl_laurel1',1794977312157125);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',91,'play',2,'build blue ag_b3',1794977312168304);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',92,'play',0,'build blue ag_b2',1794977312176053);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',93,'play',0,'build green un_gear2',1794977312199763);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',94,'play',1,'build white gl_laurel2',1794977312223913);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',95,'play',2,'build white gl_laurel1',1794977312233912);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',96,'play',0,'build blue ag_b3',1794977312262856);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',97,'play',1,'build purple gc_3',1794977312275136);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',98,'play',2,'build white gl_yellow',1794977312281595);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',99,'play',1,'bonus bonus_cross',1794977312300079);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',100,'play',2,'cross mk_camel1',1794977312304889);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',101,'play',1,'cross ag_c2',1794977312316423);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',102,'play',2,'cross mk_coin2',1794977312333139);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',103,'play',1,'bonus bonus_coins',1794977312354693);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',104,'play',0,'build yellow mk_camel1',1794977312373259);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',105,'play',1,'wonder',1794977312381713);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',106,'play',2,'build grey3 wh_brick',1794977312388536);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',107,'play',1,'bonus bonus_action',1794977312405133);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',108,'play',1,'extra build yellow mk_camel2',1794977312421483);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',109,'play',1,'build yellow mk_camel1',1794977312441298);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',110,'play',2,'build red bw_d1',1794977312449537);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',111,'play',0,'build red bw_d2',1794977312453458);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',1,'opened',-1,'',1794977312486863);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',2,'started',-1,'',1794977312495923);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',3,'play',1,'build grey1 wh_wood',1794977312534319);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',4,'play',2,'build grey3 wh_textile',1794977312540958);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',5,'play',0,'build grey1 wh_wood',1794977312590964);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',6,'play',1,'build grey2 wh_brick',1794977312624846);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',7,'play',2,'build grey2 wh_brick',1794977312629402);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',8,'play',0,'build grey1 wh_textile',1794977312685561);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',9,'play',1,'build grey1 wh_stone',1794977312719256);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',10,'play',2,'wonder',1794977312741018);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',11,'play',2,'cross mk_coin1',1794977312749086);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',12,'play',0,'build grey1 wh_stone',1794977312793069);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',13,'play',1,'wonder',1794977312840571);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',14,'play',2,'build grey3 wh_wood',1794977312854071);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',15,'play',0,'build yellow mk_chest1',1794977312907388);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',16,'play',1,'wonder',1794977312947804);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',17,'play',2,'wonder',1794977312955236);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',18,'play',1,'cross un_compass1',1794977312964963);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',19,'play',0,'build grey2 wh_glass',1794977312990608);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',20,'play',1,'build green un_compass2',1794977313014688);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',21,'play',2,'build red bw_a1',1794977313017590);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',22,'play',1,'cross ag_b1',1794977313038294);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',23,'play',0,'build grey3 wh_brick',1794977313077267);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',24,'play',1,'wonder',1794977313104379);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',25,'play',2,'build yellow mk_camel2',1794977313117093);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',26,'play',1,'bonus bonus_cross',1794977313128954);
INSERT INTO "entries" VALUES('I0lee95rxhG41_y_kIL6dw',27,'play',1,'cross un_compass3',1794977313136809);
INSERT INTO "entries" VALUES('ZjNjzMThSjDK3o_f_gvp7Q',1,'opened',-1,'',1794977313172858);
INSERT INTO "entries" VALUES('ZjNjzMThSjDK3o_f_gvp7Q',2,'started',-1,'',1794977313180962);
INSERT INTO "entries" VALUES('ZjNjzMThSjDK3o_f_gvp7Q',3,'play',0,'draft appian_way',1794977313196050);
INSERT INTO "entries" VALUES('ZjNjzMThSjDK3o_f_gvp7Q',4,'undo',0,'0',1794977313232501);
INSERT INTO "entries" VALUES('3_KeSXSYTplrtb2eFFS-tw',1,'opened',-1,'',1794977313246720);
INSERT INTO "entries" VALUES('3_KeSXSYTplrtb2eFFS-tw',2,'started',-1,'',1794977313254489);
INSERT INTO "entries" VALUES('3_KeSXSYTplrtb2eFFS-tw',3,'play',1,'sell barracks',1794977313262352);
INSERT INTO "entries" VALUES('3_KeSXSYTplrtb2eFFS-tw',4,'retract',1,'1',1794977313274309);
INSERT INTO "entries" VALUES('3_KeSXSYTplrtb2eFFS-tw',5,'play',1,'sell barracks',1794977313278483);
INSERT INTO "entries" VALUES('D807ZpCbFLHxGI8tVFbyKQ',1,'opened',-1,'',1794977313289233);
INSERT INTO "entries" VALUES('D807ZpCbFLHxGI8tVFbyKQ',2,'seats',1,'',1794977313305402);
INSERT INTO "entries" VALUES('9zAWSGVZo6ILPPnp0bu6jA',1,'opened',-1,'',1794977313310583);
INSERT INTO "entries" VALUES('9zAWSGVZo6ILPPnp0bu6jA',2,'started',-1,'',1794977313321714);
INSERT INTO "entries" VALUES('9zAWSGVZo6ILPPnp0bu6jA',3,'closed',-1,'',1794977313328694);
INSERT INTO "entries" VALUES('97yOdeOYYTDhv6HFhz99hA',1,'opened',-1,'',1794977313357261);
INSERT INTO "entries" VALUES('m2C-WMad67AAli-X-B--eA',112,'rematch',-1,'',1794977313368766);
CREATE TABLE identities (
	id VARCHAR(22) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, webhook TEXT DEFAULT '' NOT NULL, home TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "identities" VALUES('0Xc2myBn3w64uLhG5uzrfQ','Ada',1794977295725974,1794977295725974,'','');
INSERT INTO "identities" VALUES('PUcWVxxi6bHVxOoopy-vRQ','Ben',1794977295819809,1794977295819809,'','');
CREATE TABLE keys (
	hash BLOB NOT NULL, 
	identity VARCHAR(22) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES(X'A02540A1F318BFA7DCD3E4668E1E62705F67DD8BBB4F3819F39B08C2CF69BF52','0Xc2myBn3w64uLhG5uzrfQ','device',1794977295725974,1829537295725974);
INSERT INTO "keys" VALUES(X'8DFB4F04E1EABD2F95F7626642DE21853CE509ED8F7E51DCCA191365D692B2F8','PUcWVxxi6bHVxOoopy-vRQ','device',1794977295819809,1829537295819809);
INSERT INTO "keys" VALUES(X'BE5F9FB3747C23DBCCC93F68CCED8610801930AF98EB32C7D1F10E30659FC0E7','0Xc2myBn3w64uLhG5uzrfQ','link',1794977313378825,1795582113378825);
CREATE TABLE seats (
	"table" VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	identity VARCHAR(22), 
	name VARCHAR(40) NOT NULL, 
	level VARCHAR(10) NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(identity) REFERENCES identities (id)
);
INSERT INTO "seats" VALUES('2tzXzhJz0o9b4nn61CExBg',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977300296015);
INSERT INTO "seats" VALUES('2tzXzhJz0o9b4nn61CExBg',1,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('p67H1ojevY-2wVbeCGUa1w',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977300710424);
INSERT INTO "seats" VALUES('p67H1ojevY-2wVbeCGUa1w',1,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('NEz63DD4aWdo3EDhK0QRzQ',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977304621877);
INSERT INTO "seats" VALUES('NEz63DD4aWdo3EDhK0QRzQ',1,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('NEz63DD4aWdo3EDhK0QRzQ',2,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('1uJbeg3AAf0nSCbKfbDzEA',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977305352084);
INSERT INTO "seats" VALUES('1uJbeg3AAf0nSCbKfbDzEA',1,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('1uJbeg3AAf0nSCbKfbDzEA',2,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977306915512);
INSERT INTO "seats" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',1,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',2,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('lTh0ysZ0nRpfgWHHd28zoQ',3,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('b8g-DBnVQR9-orjG9b_9gQ',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977308054797);
INSERT INTO "seats" VALUES('b8g-DBnVQR9-orjG9b_9gQ',1,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('b8g-DBnVQR9-orjG9b_9gQ',2,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('b8g-DBnVQR9-orjG9b_9gQ',3,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('U9NQ76nb2A68-WykTjmukw',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977309911283);
INSERT INTO "seats" VALUES('U9NQ76nb2A68-WykTjmukw',1,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('QLMW_sqgCv7ov8JFJtCrVg',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977310510941);
INSERT INTO "seats" VALUES('QLMW_sqgCv7ov8JFJtCrVg',1,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('m2C-WMad67AAli-X-B--eA',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977313356999);
INSERT INTO "seats" VALUES('m2C-WMad67AAli-X-B--eA',1,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('m2C-WMad67AAli-X-B--eA',2,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('I0lee95rxhG41_y_kIL6dw',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977313162812);
INSERT INTO "seats" VALUES('I0lee95rxhG41_y_kIL6dw',1,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('I0lee95rxhG41_y_kIL6dw',2,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('ZjNjzMThSjDK3o_f_gvp7Q',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977313203040);
INSERT INTO "seats" VALUES('ZjNjzMThSjDK3o_f_gvp7Q',1,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977313203040);
INSERT INTO "seats" VALUES('3_KeSXSYTplrtb2eFFS-tw',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977313278355);
INSERT INTO "seats" VALUES('3_KeSXSYTplrtb2eFFS-tw',1,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977313278355);
INSERT INTO "seats" VALUES('3_KeSXSYTplrtb2eFFS-tw',2,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977313278355);
INSERT INTO "seats" VALUES('D807ZpCbFLHxGI8tVFbyKQ',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',0);
INSERT INTO "seats" VALUES('D807ZpCbFLHxGI8tVFbyKQ',1,'PUcWVxxi6bHVxOoopy-vRQ','Ben','',1794977313301903);
INSERT INTO "seats" VALUES('D807ZpCbFLHxGI8tVFbyKQ',2,NULL,'','',0);
INSERT INTO "seats" VALUES('9zAWSGVZo6ILPPnp0bu6jA',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',1794977313328412);
INSERT INTO "seats" VALUES('9zAWSGVZo6ILPPnp0bu6jA',1,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('97yOdeOYYTDhv6HFhz99hA',0,'0Xc2myBn3w64uLhG5uzrfQ','Ada','',0);
INSERT INTO "seats" VALUES('97yOdeOYYTDhv6HFhz99hA',1,NULL,'','gentle',0);
INSERT INTO "seats" VALUES('97yOdeOYYTDhv6HFhz99hA',2,NULL,'','gentle',0);
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
INSERT INTO "tables" VALUES('2tzXzhJz0o9b4nn61CExBg','duel','duel-1',2,'{}',872928929342989446,'finished',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ',NULL,72,NULL,NULL,1794977295850606,1794977300305344,'{"points":[46,68],"categories":[{"military":5,"blue":5,"green":5,"yellow":3,"guilds":5,"wonders":15,"progress_tokens":0,"treasury":8},{"military":0,"blue":30,"green":5,"yellow":3,"guilds":13,"wonders":8,"progress_tokens":0,"treasury":9}],"ranking":[[1],[0]],"reason":"civilian","trees":[[{"id":"military","points":5,"args":{"pawn":5},"parts":[]},{"id":"blue","points":5,"args":{},"parts":[{"id":"courthouse","points":5,"args":{"card":"courthouse"},"parts":[]}]},{"id":"green","points":5,"args":{},"parts":[{"id":"dispensary","points":2,"args":{"card":"dispensary"},"parts":[]},{"id":"laboratory","points":1,"args":{"card":"laboratory"},"parts":[]},{"id":"observatory","points":2,"args":{"card":"observatory"},"parts":[]}]},{"id":"yellow","points":3,"args":{},"parts":[{"id":"lighthouse","points":3,"args":{"card":"lighthouse"},"parts":[]}]},{"id":"guilds","points":5,"args":{},"parts":[{"id":"merchants_guild","points":5,"args":{"card":"merchants_guild"},"parts":[]}]},{"id":"wonders","points":15,"args":{},"parts":[{"id":"great_lighthouse","points":4,"args":{"wonder":"great_lighthouse"},"parts":[]},{"id":"mausoleum","points":2,"args":{"wonder":"mausoleum"},"parts":[]},{"id":"pyramids","points":9,"args":{"wonder":"pyramids"},"parts":[]}]},{"id":"progress_tokens","points":0,"args":{},"parts":[]},{"id":"treasury","points":8,"args":{"coins":24},"parts":[]}],[{"id":"military","points":0,"args":{"pawn":5},"parts":[]},{"id":"blue","points":30,"args":{},"parts":[{"id":"altar","points":3,"args":{"card":"altar"},"parts":[]},{"id":"statue","points":4,"args":{"card":"statue"},"parts":[]},{"id":"aqueduct","points":5,"args":{"card":"aqueduct"},"parts":[]},{"id":"gardens","points":6,"args":{"card":"gardens"},"parts":[]},{"id":"senate","points":5,"args":{"card":"senate"},"parts":[]},{"id":"palace","points":7,"args":{"card":"palace"},"parts":[]}]},{"id":"green","points":5,"args":{},"parts":[{"id":"apothecary","points":1,"args":{"card":"apothecary"},"parts":[]},{"id":"school","points":1,"args":{"card":"school"},"parts":[]},{"id":"academy","points":3,"args":{"card":"academy"},"parts":[]}]},{"id":"yellow","points":3,"args":{},"parts":[{"id":"arena","points":3,"args":{"card":"arena"},"parts":[]}]},{"id":"guilds","points":13,"args":{},"parts":[{"id":"builders_guild","points":8,"args":{"card":"builders_guild"},"parts":[]},{"id":"tacticians_guild","points":5,"args":{"card":"tacticians_guild"},"parts":[]}]},{"id":"wonders","points":8,"args":{},"parts":[{"id":"hanging_gardens","points":3,"args":{"wonder":"hanging_gardens"},"parts":[]},{"id":"piraeus","points":2,"args":{"wonder":"piraeus"},"parts":[]},{"id":"statue_of_zeus","points":3,"args":{"wonder":"statue_of_zeus"},"parts":[]}]},{"id":"progress_tokens","points":0,"args":{},"parts":[]},{"id":"treasury","points":9,"args":{"coins":27},"parts":[]}]]}');
INSERT INTO "tables" VALUES('p67H1ojevY-2wVbeCGUa1w','duel','duel-1',2,'{}',359727936674705390,'running',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ',NULL,14,NULL,NULL,1794977300316420,1794977300657764,NULL);
INSERT INTO "tables" VALUES('NEz63DD4aWdo3EDhK0QRzQ','wonders','wonders-1',3,'{"edition":1}',314026651787537676,'finished',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ',NULL,56,NULL,NULL,1794977300717992,1794977304579724,'{"points":[29,57,54],"categories":[{"military":-6,"treasury":4,"wonder":7,"civilian":11,"science":2,"commerce":0,"guild":11},{"military":14,"treasury":5,"wonder":10,"civilian":17,"science":1,"commerce":3,"guild":7},{"military":8,"treasury":9,"wonder":7,"civilian":12,"science":13,"commerce":5,"guild":0}],"ranking":[[1],[2],[0]],"reason":"most_points","trees":[[{"id":"military","points":-6,"args":{},"parts":[{"id":"defeat_token","points":-6,"args":{"count":6},"parts":[]}]},{"id":"treasury","points":4,"args":{},"parts":[{"id":"coins","points":4,"args":{"coins":13},"parts":[]}]},{"id":"wonder","points":7,"args":{},"parts":[{"id":"stage","points":7,"args":{"stage":3},"parts":[]}]},{"id":"civilian","points":11,"args":{},"parts":[{"id":"card","points":4,"args":{"card":"statue"},"parts":[]},{"id":"card","points":7,"args":{"card":"pantheon"},"parts":[]}]},{"id":"science","points":2,"args":{},"parts":[{"id":"symbols","points":1,"args":{"symbol":"compass","count":1},"parts":[]},{"id":"symbols","points":1,"args":{"symbol":"gear","count":1},"parts":[]}]},{"id":"commerce","points":0,"args":{},"parts":[]},{"id":"guild","points":11,"args":{},"parts":[{"id":"card","points":6,"args":{"card":"traders_guild"},"parts":[]},{"id":"card","points":5,"args":{"card":"philosophers_guild"},"parts":[]}]}],[{"id":"military","points":14,"args":{},"parts":[{"id":"victory_token","points":1,"args":{"age":1,"count":1},"parts":[]},{"id":"victory_token","points":3,"args":{"age":2,"count":1},"parts":[]},{"id":"victory_token","points":10,"args":{"age":3,"count":2},"parts":[]}]},{"id":"treasury","points":5,"args":{},"parts":[{"id":"coins","points":5,"args":{"coins":17},"parts":[]}]},{"id":"wonder","points":10,"args":{},"parts":[{"id":"stage","points":3,"args":{"stage":1},"parts":[]},{"id":"stage","points":7,"args":{"stage":3},"parts":[]}]},{"id":"civilian","points":17,"args":{},"parts":[{"id":"card","points":4,"args":{"card":"courthouse"},"parts":[]},{"id":"card","points":5,"args":{"card":"gardens"},"parts":[]},{"id":"card","points":8,"args":{"card":"palace"},"parts":[]}]},{"id":"science","points":1,"args":{},"parts":[{"id":"symbols","points":1,"args":{"symbol":"gear","count":1},"parts":[]}]},{"id":"commerce","points":3,"args":{},"parts":[{"id":"card","points":3,"args":{"card":"arena"},"parts":[]}]},{"id":"guild","points":7,"args":{},"parts":[{"id":"card","points":7,"args":{"card":"strategists_guild"},"parts":[]}]}],[{"id":"military","points":8,"args":{},"parts":[{"id":"victory_token","points":1,"args":{"age":1,"count":1},"parts":[]},{"id":"victory_token","points":3,"args":{"age":2,"count":1},"parts":[]},{"id":"victory_token","points":5,"args":{"age":3,"count":1},"parts":[]},{"id":"defeat_token","points":-1,"args":{"count":1},"parts":[]}]},{"id":"treasury","points":9,"args":{},"parts":[{"id":"coins","points":9,"args":{"coins":28},"parts":[]}]},{"id":"wonder","points":7,"args":{},"parts":[{"id":"stage","points":3,"args":{"stage":1},"parts":[]},{"id":"stage","points":4,"args":{"stage":2},"parts":[]}]},{"id":"civilian","points":12,"args":{},"parts":[{"id":"card","points":6,"args":{"card":"town_hall"},"parts":[]},{"id":"card","points":6,"args":{"card":"senate"},"parts":[]}]},{"id":"science","points":13,"args":{},"parts":[{"id":"symbols","points":4,"args":{"symbol":"compass","count":2},"parts":[]},{"id":"symbols","points":1,"args":{"symbol":"gear","count":1},"parts":[]},{"id":"symbols","points":1,"args":{"symbol":"tablet","count":1},"parts":[]},{"id":"sets","points":7,"args":{"count":1},"parts":[]}]},{"id":"commerce","points":5,"args":{},"parts":[{"id":"card","points":5,"args":{"card":"lighthouse"},"parts":[]}]},{"id":"guild","points":0,"args":{},"parts":[]}]]}');
INSERT INTO "tables" VALUES('1uJbeg3AAf0nSCbKfbDzEA','wonders','wonders-1',3,'{"edition":1}',3958102481528371949,'running',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ',NULL,22,NULL,NULL,1794977304630597,1794977305313175,NULL);
INSERT INTO "tables" VALUES('lTh0ysZ0nRpfgWHHd28zoQ','wonders','wonders-1',4,'{"edition":2}',3551596571543274523,'finished',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ',NULL,76,NULL,NULL,1794977305362907,1794977306895599,'{"points":[26,36,58,46],"categories":[{"military":4,"treasury":5,"wonder":13,"civilian":0,"science":2,"commerce":2,"guild":0},{"military":16,"treasury":1,"wonder":3,"civilian":12,"science":4,"commerce":0,"guild":0},{"military":-6,"treasury":10,"wonder":3,"civilian":22,"science":17,"commerce":0,"guild":12},{"military":10,"treasury":2,"wonder":3,"civilian":13,"science":4,"commerce":2,"guild":12}],"ranking":[[2],[3],[1],[0]],"reason":"most_points","trees":[[{"id":"military","points":4,"args":{},"parts":[{"id":"victory_token","points":2,"args":{"age":1,"count":2},"parts":[]},{"id":"victory_token","points":5,"args":{"age":3,"count":1},"parts":[]},{"id":"defeat_token","points":-3,"args":{"count":3},"parts":[]}]},{"id":"treasury","points":5,"args":{},"parts":[{"id":"coins","points":5,"args":{"coins":15},"parts":[]}]},{"id":"wonder","points":13,"args":{},"parts":[{"id":"stage","points":3,"args":{"stage":1},"parts":[]},{"id":"stage","points":5,"args":{"stage":2},"parts":[]},{"id":"stage","points":5,"args":{"stage":3},"parts":[]}]},{"id":"civilian","points":0,"args":{},"parts":[]},{"id":"science","points":2,"args":{},"parts":[{"id":"symbols","points":1,"args":{"symbol":"compass","count":1},"parts":[]},{"id":"symbols","points":1,"args":{"symbol":"tablet","count":1},"parts":[]}]},{"id":"commerce","points":2,"args":{},"parts":[{"id":"card","points":2,"args":{"card":"chamber_of_commerce"},"parts":[]}]},{"id":"guild","points":0,"args":{},"parts":[]}],[{"id":"military","points":16,"args":{},"parts":[{"id":"victory_token","points":1,"args":{"age":1,"count":1},"parts":[]},{"id":"victory_token","points":6,"args":{"age":2,"count":2},"parts":[]},{"id":"victory_token","points":10,"args":{"age":3,"count":2},"parts":[]},{"id":"defeat_token","points":-1,"args":{"count":1},"parts":[]}]},{"id":"treasury","points":1,"args":{},"parts":[{"id":"coins","points":1,"args":{"coins":5},"parts":[]}]},{"id":"wonder","points":3,"args":{},"parts":[{"id":"stage","points":3,"args":{"stage":1},"parts":[]}]},{"id":"civilian","points":12,"args":{},"parts":[{"id":"card","points":3,"args":{"card":"baths"},"parts":[]},{"id":"card","points":4,"args":{"card":"courthouse"},"parts":[]},{"id":"card","points":5,"args":{"card":"gardens"},"parts":[]}]},{"id":"science","points":4,"args":{},"parts":[{"id":"symbols","points":4,"args":{"symbol":"tablet","count":2},"parts":[]}]},{"id":"commerce","points":0,"args":{},"parts":[]},{"id":"guild","points":0,"args":{},"parts":[]}],[{"id":"military","points":-6,"args":{},"parts":[{"id":"defeat_token","points":-6,"args":{"count":6},"parts":[]}]},{"id":"treasury","points":10,"args":{},"parts":[{"id":"coins","points":10,"args":{"coins":31},"parts":[]}]},{"id":"wonder","points":3,"args":{},"parts":[{"id":"stage","points":2,"args":{"stage":1},"parts":[]},{"id":"stage","points":1,"args":{"stage":2},"parts":[]}]},{"id":"civilian","points":22,"args":{},"parts":[{"id":"card","points":3,"args":{"card":"altar"},"parts":[]},{"id":"card","points":3,"args":{"card":"theater"},"parts":[]},{"id":"card","points":5,"args":{"card":"aqueduct"},"parts":[]},{"id":"card","points":5,"args":{"card":"gardens"},"parts":[]},{"id":"card","points":6,"args":{"card":"senate"},"parts":[]}]},{"id":"science","points":17,"args":{},"parts":[{"id":"symbols","points":1,"args":{"symbol":"compass","count":1},"parts":[]},{"id":"symbols","points":16,"args":{"symbol":"tablet","count":4},"parts":[]}]},{"id":"commerce","points":0,"args":{},"parts":[]},{"id":"guild","points":12,"args":{},"parts":[{"id":"card","points":6,"args":{"card":"spies_guild"},"parts":[]},{"id":"card","points":6,"args":{"card":"magistrates_guild"},"parts":[]}]}],[{"id":"military","points":10,"args":{},"parts":[{"id":"victory_token","points":1,"args":{"age":1,"count":1},"parts":[]},{"id":"victory_token","points":6,"args":{"age":2,"count":2},"parts":[]},{"id":"victory_token","points":5,"args":{"age":3,"count":1},"parts":[]},{"id":"defeat_token","points":-2,"args":{"count":2},"parts":[]}]},{"id":"treasury","points":2,"args":{},"parts":[{"id":"coins","points":2,"args":{"coins":7},"parts":[]}]},{"id":"wonder","points":3,"args":{},"parts":[{"id":"stage","points":3,"args":{"stage":1},"parts":[]}]},{"id":"civilian","points":13,"args":{},"parts":[{"id":"card","points":3,"args":{"card":"well"},"parts":[]},{"id":"card","points":4,"args":{"card":"statue"},"parts":[]},{"id":"card","points":6,"args":{"card":"town_hall"},"parts":[]}]},{"id":"science","points":4,"args":{},"parts":[{"id":"symbols","points":4,"args":{"symbol":"gear","count":2},"parts":[]}]},{"id":"commerce","points":2,"args":{},"parts":[{"id":"card","points":2,"args":{"card":"lighthouse"},"parts":[]}]},{"id":"guild","points":12,"args":{},"parts":[{"id":"card","points":5,"args":{"card":"workers_guild"},"parts":[]},{"id":"card","points":7,"args":{"card":"philosophers_guild"},"parts":[]}]}]]}');
INSERT INTO "tables" VALUES('b8g-DBnVQR9-orjG9b_9gQ','wonders','wonders-1',4,'{"edition":2}',673880200652645791,'running',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ',NULL,30,NULL,NULL,1794977306939193,1794977308025145,NULL);
INSERT INTO "tables" VALUES('U9NQ76nb2A68-WykTjmukw','architects','architects-1',2,'{}',2734284908435031767,'finished',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ',NULL,65,NULL,NULL,1794977308064828,1794977309911643,'{"points":[35,41],"categories":[{"stages":20,"blue":6,"military":6,"cat":0,"progress":3},{"stages":15,"blue":12,"military":0,"cat":2,"progress":12}],"ranking":[[1],[0]],"reason":"wonder_complete","trees":[[{"id":"stages","points":20,"args":{},"parts":[{"id":"s1","points":3,"args":{},"parts":[]},{"id":"s2","points":0,"args":{},"parts":[]},{"id":"s3","points":5,"args":{},"parts":[]},{"id":"s4","points":5,"args":{},"parts":[]},{"id":"s5","points":7,"args":{},"parts":[]}]},{"id":"blue","points":6,"args":{},"parts":[{"id":"blue2cat","points":6,"args":{"count":3},"parts":[]}]},{"id":"military","points":6,"args":{},"parts":[{"id":"military_tokens","points":6,"args":{"count":2},"parts":[]}]},{"id":"cat","points":0,"args":{},"parts":[]},{"id":"progress","points":3,"args":{},"parts":[{"id":"politics","points":3,"args":{},"parts":[]}]}],[{"id":"stages","points":15,"args":{},"parts":[{"id":"s1","points":4,"args":{},"parts":[]},{"id":"s2","points":5,"args":{},"parts":[]},{"id":"s3","points":6,"args":{},"parts":[]}]},{"id":"blue","points":12,"args":{},"parts":[{"id":"blue3","points":6,"args":{"count":2},"parts":[]},{"id":"blue2cat","points":6,"args":{"count":3},"parts":[]}]},{"id":"military","points":0,"args":{},"parts":[]},{"id":"cat","points":2,"args":{},"parts":[{"id":"cat_pawn","points":2,"args":{"count":1},"parts":[]}]},{"id":"progress","points":12,"args":{},"parts":[{"id":"culture","points":12,"args":{},"parts":[]}]}]]}');
INSERT INTO "tables" VALUES('QLMW_sqgCv7ov8JFJtCrVg','architects','architects-1',2,'{}',731352943240448114,'running',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ',NULL,16,NULL,NULL,1794977309934122,1794977310451521,NULL);
INSERT INTO "tables" VALUES('m2C-WMad67AAli-X-B--eA','dice','dice-1',3,'{}',4424878511071469615,'finished',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ','97yOdeOYYTDhv6HFhz99hA',112,NULL,NULL,1794977310578105,1794977313368766,'{"points":[54,99,92],"categories":[{"wonder":13,"guild_court":0,"gallery":0,"barracks_west":6,"agora":17,"market":10,"university":8,"barracks_east":0},{"wonder":4,"guild_court":18,"gallery":10,"barracks_west":3,"agora":27,"market":19,"university":16,"barracks_east":2},{"wonder":14,"guild_court":18,"gallery":4,"barracks_west":0,"agora":13,"market":16,"university":21,"barracks_east":6}],"ranking":[[1],[2],[0]],"reason":"bonuses","trees":[[{"id":"wonder","points":13,"args":{},"parts":[{"id":"w2","points":2,"args":{"box":"w2"},"parts":[]},{"id":"w3","points":11,"args":{"box":"w3"},"parts":[]}]},{"id":"guild_court","points":0,"args":{},"parts":[]},{"id":"gallery","points":0,"args":{},"parts":[]},{"id":"barracks_west","points":6,"args":{},"parts":[{"id":"bw_a1","points":3,"args":{"box":"bw_a1"},"parts":[]},{"id":"bw_a2","points":3,"args":{"box":"bw_a2"},"parts":[]}]},{"id":"agora","points":17,"args":{},"parts":[{"id":"ag_a1","points":1,"args":{"box":"ag_a1"},"parts":[]},{"id":"ag_a2","points":3,"args":{"box":"ag_a2"},"parts":[]},{"id":"ag_a3","points":4,"args":{"box":"ag_a3"},"parts":[]},{"id":"ag_b1","points":2,"args":{"box":"ag_b1"},"parts":[]},{"id":"ag_b2","points":3,"args":{"box":"ag_b2"},"parts":[]},{"id":"ag_b3","points":4,"args":{"box":"ag_b3"},"parts":[]}]},{"id":"market","points":10,"args":{},"parts":[{"id":"mk_camel1","points":4,"args":{"box":"mk_camel1"},"parts":[]},{"id":"mk_chest2","points":6,"args":{"box":"mk_chest2"},"parts":[]}]},{"id":"university","points":8,"args":{},"parts":[{"id":"un_tablet1","points":5,"args":{"box":"un_tablet1"},"parts":[]},{"id":"un_gear2","points":3,"args":{"box":"un_gear2"},"parts":[]}]},{"id":"barracks_east","points":0,"args":{},"parts":[]}],[{"id":"wonder","points":4,"args":{},"parts":[{"id":"w3","points":4,"args":{"box":"w3"},"parts":[]}]},{"id":"guild_court","points":18,"args":{},"parts":[{"id":"gc_1","points":5,"args":{"box":"gc_1"},"parts":[]},{"id":"gc_2","points":6,"args":{"box":"gc_2"},"parts":[]},{"id":"gc_3","points":7,"args":{"box":"gc_3"},"parts":[]}]},{"id":"gallery","points":10,"args":{},"parts":[{"id":"gl_laurel1","points":5,"args":{"box":"gl_laurel1"},"parts":[]},{"id":"gl_laurel2","points":5,"args":{"box":"gl_laurel2"},"parts":[]}]},{"id":"barracks_west","points":3,"args":{},"parts":[{"id":"bw_a1","points":3,"args":{"box":"bw_a1"},"parts":[]}]},{"id":"agora","points":27,"args":{},"parts":[{"id":"ag_a1","points":1,"args":{"box":"ag_a1"},"parts":[]},{"id":"ag_a2","points":3,"args":{"box":"ag_a2"},"parts":[]},{"id":"ag_a3","points":4,"args":{"box":"ag_a3"},"parts":[]},{"id":"ag_b1","points":2,"args":{"box":"ag_b1"},"parts":[]},{"id":"ag_b2","points":3,"args":{"box":"ag_b2"},"parts":[]},{"id":"ag_b3","points":4,"args":{"box":"ag_b3"},"parts":[]},{"id":"ag_c1","points":2,"args":{"box":"ag_c1"},"parts":[]},{"id":"ag_c2","points":5,"args":{"box":"ag_c2"},"parts":[]},{"id":"agora_first","points":3,"args":{},"parts":[]}]},{"id":"market","points":19,"args":{},"parts":[{"id":"mk_camel1","points":5,"args":{"box":"mk_camel1"},"parts":[]},{"id":"mk_camel2","points":6,"args":{"box":"mk_camel2"},"parts":[]},{"id":"mk_chest2","points":8,"args":{"box":"mk_chest2"},"parts":[]}]},{"id":"university","points":16,"args":{},"parts":[{"id":"un_compass1","points":5,"args":{"box":"un_compass1"},"parts":[]},{"id":"un_tablet1","points":3,"args":{"box":"un_tablet1"},"parts":[]},{"id":"un_gear2","points":8,"args":{"box":"un_gear2"},"parts":[]}]},{"id":"barracks_east","points":2,"args":{},"parts":[{"id":"be_a1","points":2,"args":{"box":"be_a1"},"parts":[]}]}],[{"id":"wonder","points":14,"args":{},"parts":[{"id":"w2","points":3,"args":{"box":"w2"},"parts":[]},{"id":"w3","points":11,"args":{"box":"w3"},"parts":[]}]},{"id":"guild_court","points":18,"args":{},"parts":[{"id":"gc_1","points":5,"args":{"box":"gc_1"},"parts":[]},{"id":"gc_2","points":6,"args":{"box":"gc_2"},"parts":[]},{"id":"gc_3","points":7,"args":{"box":"gc_3"},"parts":[]}]},{"id":"gallery","points":4,"args":{},"parts":[{"id":"gl_laurel1","points":4,"args":{"box":"gl_laurel1"},"parts":[]}]},{"id":"barracks_west","points":0,"args":{},"parts":[]},{"id":"agora","points":13,"args":{},"parts":[{"id":"ag_a1","points":1,"args":{"box":"ag_a1"},"parts":[]},{"id":"ag_a2","points":3,"args":{"box":"ag_a2"},"parts":[]},{"id":"ag_b1","points":2,"args":{"box":"ag_b1"},"parts":[]},{"id":"ag_b2","points":3,"args":{"box":"ag_b2"},"parts":[]},{"id":"ag_b3","points":4,"args":{"box":"ag_b3"},"parts":[]}]},{"id":"market","points":16,"args":{},"parts":[{"id":"mk_camel1","points":5,"args":{"box":"mk_camel1"},"parts":[]},{"id":"mk_camel2","points":6,"args":{"box":"mk_camel2"},"parts":[]},{"id":"mk_chest2","points":5,"args":{"box":"mk_chest2"},"parts":[]}]},{"id":"university","points":21,"args":{},"parts":[{"id":"un_compass1","points":8,"args":{"box":"un_compass1"},"parts":[]},{"id":"un_tablet1","points":5,"args":{"box":"un_tablet1"},"parts":[]},{"id":"un_gear2","points":8,"args":{"box":"un_gear2"},"parts":[]}]},{"id":"barracks_east","points":6,"args":{},"parts":[{"id":"be_a1","points":3,"args":{"box":"be_a1"},"parts":[]},{"id":"be_a2","points":3,"args":{"box":"be_a2"},"parts":[]}]}]]}');
INSERT INTO "tables" VALUES('I0lee95rxhG41_y_kIL6dw','dice','dice-1',3,'{}',4102366454610305248,'running',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ',NULL,27,NULL,NULL,1794977312486863,1794977313136809,NULL);
INSERT INTO "tables" VALUES('ZjNjzMThSjDK3o_f_gvp7Q','duel','duel-1',2,'{}',3569381572805324840,'running',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ',NULL,4,NULL,NULL,1794977313172858,1794977313232501,NULL);
INSERT INTO "tables" VALUES('3_KeSXSYTplrtb2eFFS-tw','wonders','wonders-1',3,'{}',3869847995545926702,'running',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ',NULL,5,NULL,NULL,1794977313246720,1794977313278483,NULL);
INSERT INTO "tables" VALUES('D807ZpCbFLHxGI8tVFbyKQ','dice','dice-1',3,'{}',1316267107903353136,'waiting',1,1,1,600,'0Xc2myBn3w64uLhG5uzrfQ',NULL,2,NULL,NULL,1794977313289233,1794977313305402,NULL);
INSERT INTO "tables" VALUES('9zAWSGVZo6ILPPnp0bu6jA','architects','architects-1',2,'{}',1667331497453655210,'abandoned',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ',NULL,3,NULL,NULL,1794977313310583,1794977313328694,NULL);
INSERT INTO "tables" VALUES('97yOdeOYYTDhv6HFhz99hA','dice','dice-1',3,'{}',2722907684364313176,'waiting',0,1,1,0,'0Xc2myBn3w64uLhG5uzrfQ',NULL,1,NULL,NULL,1794977313357261,1794977313357261,NULL);
CREATE INDEX ix_keys_identity ON keys (identity);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_listed ON tables (status, public, changed);
CREATE INDEX ix_seats_identity ON seats (identity);
CREATE INDEX ix_calls_due ON calls (due);
COMMIT;
