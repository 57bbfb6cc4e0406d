/** Pages change only with the content, so shared caches may keep them; a minute is as long as a correction should wait. */
export const pageCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** The name carries a hash of the content: what is behind it never changes. */
export const hashedCaching = 'public, max-age=31536000, immutable'

/** Small files with a fixed name, such as the site's icon. */
export const namedFileCaching = 'public, max-age=3600, stale-while-revalidate=86400'
