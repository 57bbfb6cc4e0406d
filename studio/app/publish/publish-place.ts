const historyStart = '#/publish/history/'
const filesStart = '#/publish/'

/** The address of the earlier versions of an entry, such as `news/opening` or `banners.yaml`. */
export const hashOfHistory = (entry: string) => `${historyStart}${entry}`

/** What an address of this room asks for: the history of an entry, or drafts that are chosen already. */
export function publishPlace(hash: string): { history?: string; files: readonly string[] } {
  if (hash.startsWith(historyStart)) return { history: hash.slice(historyStart.length), files: [] }
  return { files: hash.startsWith(filesStart) ? hash.slice(filesStart.length).split(',') : [] }
}
