/** The cache of what a visitor asked to keep. */
export const keptCache = 'kept-offline'

/** Under this key is the page shown in place of one that isn't kept, in the language of the visitor. */
export const offlinePageKey = '/kept-offline-page'

/** A picture is kept in one size, which stands for all of them: the URL without width and format. */
export const keptPictureKey = (url: string) => url.replace(/\.\d+\.(?:avif|webp)$/, '')
