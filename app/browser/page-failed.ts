/** Event on `window`: the data or the messages of a page failed to load. */
export const pageFailed = 'pagefailed'
