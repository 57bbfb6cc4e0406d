/** Event on `window`: data or code of a page failed to load. The patched router dispatches it too (`vite.config.ts`). */
export const pageFailed = 'pagefailed'
