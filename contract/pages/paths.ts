import { type PageKey, pageKeys, pages } from './table.ts'

type Paths = { [Key in PageKey]: (typeof pages)[Key]['path'] }

/**
 * The paths alone, all that browsers need of the table. The build writes them into the code for browsers as they are (`vite.config.ts`), so
 * that the rest of the table stays on the server.
 */
export const paths = Object.fromEntries(pageKeys.map((key) => [key, pages[key].path])) as Paths
