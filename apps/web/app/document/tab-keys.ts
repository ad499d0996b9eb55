/** Where the tab's storage notes that the page was loaded anew by itself (`parts/reload-page.ts`). */
export const RELOADED = 'gavel.reloaded';

/** Where it keeps what was typed into the page before (`parts/typed-fields.ts`). */
export const TYPED = 'gavel.typed';
