/** The cache of what a visitor asked to keep. */
export const keptCache = 'kept-offline'

/** Under this key is the page shown in place of one that isn't kept, in the language of the visitor. */
export const offlinePageKey = '/kept-offline-page'

/** One size of a picture is kept, and shown for every other one. The key is its URL without width and format. */
export const keptPictureKey = (url: string) => url.replace(/\.\d+\.(?:avif|webp)$/, '')
