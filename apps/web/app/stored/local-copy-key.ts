/** Where the visit is kept in the browser: one copy, also of what has not been saved. */
export const LOCAL_COPY_KEY = 'gavel.house';
