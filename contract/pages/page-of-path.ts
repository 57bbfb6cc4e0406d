import { type PageIn, type PageKey, pageKeys, pageRow } from './table.ts'

/** The page of a path without its language, in any case; undefined where there is none. */
export function pageOfPath(path: string): PageKey | undefined {
  const asked = path.toLowerCase()
  return pageKeys.find((key) => {
    const { path: known, idInPath } = pageRow(key)
    return idInPath ? asked.startsWith(`${known}/`) : asked === known.toLowerCase()
  })
}

/** The id in the path of a page that has it there: `vela` in `/features/vela`. */
export function idInPath(page: PageKey, path: string): string | undefined {
  const { path: known, idInPath } = pageRow(page)
  return idInPath ? path.slice(known.length + 1) : undefined
}

/** Which of the pages of a folder a path in any language is of; undefined where it is none of them. */
export function pageIn<Folder extends string>(folder: Folder, pathname: string): PageIn<Folder> | undefined {
  const page = pageOfPath(pathname.slice(pathname.lastIndexOf('/')))
  const isInFolder = (key: PageKey): key is PageIn<Folder> => pageRow(key).folder === folder
  return page !== undefined && isInFolder(page) ? page : undefined
}
