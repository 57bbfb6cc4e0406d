/** The element that the browser hydrates. */
export const appId = 'app'
