/** It is your turn: said in the title, and if it is wished by a short sound and a notification. */
import { house } from "./house.svelte";
import { settings } from "./settings.svelte";

/** A fifth, plucked: two notes that fade away. */
const NOTES = [523.25, 783.99];
const APART = 0.14;
const LENGTH = 0.5;
const LOUDNESS = 0.16;
let audio: AudioContext | undefined;

export function chime(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    NOTES.forEach((pitch, index) => {
      if (!audio) return;
      const at = audio.currentTime + index * APART;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(LOUDNESS, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + LENGTH);
    });
  } catch {
    // a device without sound plays all the same
  }
}

/** Ask the browser whether notifications are allowed. */
export async function allowed(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

function notify(text: string): void {
  if (!settings.notices || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification("septem", { body: text, tag: "septem-turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones allow them only to installed pages
  }
}

/** Call inside an effect root: follows whether it is the person's turn, and of which table. */
export function cueTurns(yours: () => boolean, title: () => string): void {
  let before = false;
  $effect(() => {
    const turn = yours();
    document.title = turn ? `● ${house.say("your-turn")}` : title();
    if (turn && !before) {
      if (settings.sound) chime();
      notify(`${house.say("your-turn")}: ${title()}`);
    }
    before = turn;
  });
  $effect(() => () => {
    document.title = "septem";
  });
}
