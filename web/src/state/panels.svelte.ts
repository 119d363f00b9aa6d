/** What may lie over any screen. */
export const panels = $state({ settings: false });
