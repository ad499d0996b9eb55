/** The key in the tab’s `sessionStorage` under which a page records that it has reloaded itself (`parts/reload-page.ts`). */
export const RELOADED = 'gavel.reloaded';

/**
 * The key in the tab’s `sessionStorage` under which a page stores the text of its form fields before a reload (`parts/typed-fields.ts`).
 */
export const TYPED = 'gavel.typed';
