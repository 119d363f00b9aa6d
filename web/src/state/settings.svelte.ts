/** What a person has chosen for this device. */

export type Language = "en" | "cs" | "sk";
export type Level = "gentle" | "fair" | "strong" | "expert";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "still";
  pace: number;
  sound: boolean;
  notices: boolean;
  confirm: boolean;
  scores: boolean;
  level: Level;
  /** Of cards and all that lies on the table. */
  size: "small" | "usual" | "large";
}

const KEY = "septem";
export const LANGUAGES: Language[] = ["en", "cs", "sk"];
export const LEVELS: Level[] = ["gentle", "fair", "strong", "expert"];

function usual(): Settings {
  const spoken = navigator.languages.map((one) => one.slice(0, 2)).find((one) => (LANGUAGES as string[]).includes(one));
  return {
    language: (spoken as Language | undefined) ?? "en",
    theme: "auto",
    motion: "auto",
    pace: 700,
    sound: false,
    notices: false,
    confirm: true,
    scores: true,
    level: "fair",
    size: "usual",
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...usual(), ...stored() });

// another tab of the same browser has changed something
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, stored());
});

const night = matchMedia("(prefers-color-scheme: dark)");

/** The document follows the settings; call once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a browser that keeps nothing plays all the same
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.motion = settings.motion;
    root.dataset.size = settings.size;
    const follow = () => {
      root.dataset.theme = settings.theme === "auto" ? (night.matches ? "dark" : "light") : settings.theme;
    };
    follow();
    night.addEventListener("change", follow);
    return () => night.removeEventListener("change", follow);
  });
}
