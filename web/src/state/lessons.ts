/** How far somebody is in the lessons of their tables; kept on this device. */

export interface Progress {
  on: boolean;
  /** Ids of the steps that were shown, in that order. */
  seen: string[];
}

const KEY = "septem-lessons";
const MOST = 30;

function stored(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export function progressOf(table: string): Progress | undefined {
  return stored()[table];
}

/** The tables longest unused are forgotten. */
export function keepProgress(table: string, progress: Progress): void {
  const { [table]: _, ...others } = stored();
  const kept = [...Object.entries(others), [table, progress] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a browser that keeps nothing begins again after a reload
  }
}
