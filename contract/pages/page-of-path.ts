import { type PageIn, type PageKey, pageKeys, pageRow } from './table.ts'

const withIdInPath = pageKeys.filter((key) => pageRow(key).idInPath)
const byPath = new Map(pageKeys.filter((key) => !withIdInPath.includes(key)).map((key) => [pageRow(key).path.toLowerCase(), key]))

/** The page of a path without its language prefix, in any case; undefined if there is none. */
export function pageOfPath(path: string): PageKey | undefined {
  const lowerCase = path.toLowerCase()
  return byPath.get(lowerCase) ?? withIdInPath.find((key) => lowerCase.startsWith(`${pageRow(key).path}/`))
}

/** The id of a page that has its id in the path: `vela` in `/features/vela`. */
export function idInPath(page: PageKey, path: string): string | undefined {
  const { path: known, idInPath } = pageRow(page)
  return idInPath ? path.slice(known.length + 1) : undefined
}

/** Which page of a folder a path belongs to, in any language; undefined if none. */
export function pageIn<Folder extends string>(folder: Folder, pathname: string): PageIn<Folder> | undefined {
  const page = pageOfPath(pathname.slice(pathname.lastIndexOf('/')))
  const isInFolder = (key: PageKey): key is PageIn<Folder> => pageRow(key).folder === folder
  return page !== undefined && isInFolder(page) ? page : undefined
}
