import { type PageKey, pageKeys, pageRow, pages } from './table.ts'

type Paths = { [Key in PageKey]: (typeof pages)[Key]['path'] }

// Browsers need only these columns of the table. The build (`tools/site-build/`) inlines them into the client code, so that the rest of the
// table stays on the server.

export const paths = Object.fromEntries(pageKeys.map((key) => [key, pages[key].path])) as Paths

/** The page above a page in the breadcrumb. */
export const parents: Partial<Record<PageKey, PageKey>> = Object.fromEntries(
  pageKeys.flatMap((key) => {
    const { parent } = pageRow(key)
    // A string in the table, whose type would otherwise refer to itself.
    return parent === undefined ? [] : [[key, parent as PageKey]]
  }),
)
