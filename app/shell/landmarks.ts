/** Id of the footer. Without JavaScript the header's items link to it. */
export const footerId = 'site-footer'
export const mainId = 'content'
