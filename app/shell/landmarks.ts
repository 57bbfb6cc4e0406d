/** The footer: where the items of the header lead as long as there is no JavaScript to open them. */
export const footerId = 'site-footer'
export const mainId = 'content'
