/** Pages change only with the content, so shared caches may keep them. One minute is how long a correction may take to appear. */
export const pageCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** For files with a content hash in their name: they never change. */
export const hashedCaching = 'public, max-age=31536000, immutable'

/** For a picture that is sent in place of a size that does not exist yet. */
export const standInCaching = 'public, max-age=10'

/** For small files with a fixed name, such as the site's icon. */
export const namedFileCaching = 'public, max-age=3600, stale-while-revalidate=86400'

/** For the service worker: an old one must not outlive a release. */
export const revalidatedCaching = 'no-cache'
