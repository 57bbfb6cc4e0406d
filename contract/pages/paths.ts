import { type PageKey, pageKeys, pages } from './table.ts'

type Paths = { [Key in PageKey]: (typeof pages)[Key]['path'] }

/**
 * Browsers need only the paths of the table. The build (`vite.config.ts`) inlines them into the client code, so that the rest of the
 * table stays on the server.
 */
export const paths = Object.fromEntries(pageKeys.map((key) => [key, pages[key].path])) as Paths
