/** How long ago something was, in the language that is set. */
import { settings } from "../../state/settings.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `moment` in microseconds since 1970, as the server counts. */
export function since(moment: number): string {
  const seconds = Math.min(0, (moment / 1000 - Date.now()) / 1000);
  const [unit, length] = STEPS.find(([, one]) => -seconds >= one) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(
    Math.round(seconds / length) || 0,
    unit,
  );
}
