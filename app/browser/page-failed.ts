/** Event on `window`: data or code of a page failed to load. The patched router dispatches it too (`tools/site-build/`). */
export const pageFailed = 'pagefailed'
