/** The parameter of a page's address with the chosen day. The site never sees it. */
export const dayParameter = '__day'
/** Tells pages of new versions of the content. */
export const changesPath = '/__preview/changes'
/** Opens the page that shows a file: `?file=…&language=…&day=…`. */
export const pageOfFilePath = '/__preview/page'
