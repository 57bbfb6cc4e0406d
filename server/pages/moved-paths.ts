import { pageOfPath, pagePaths } from '#app/pages.ts'

/** Addresses of the historical site that had a page of their own. */
const moved = new Map<string, string>([
  ['/cooperation', pagePaths.cooperation],
  ['/alltitle', pagePaths.newsHub],
  ['/xx', pagePaths.happyKitchen],
])

/** The hubs whose pages were once addressed below them: `/alltitle/portrait`. */
const parents = new Set<string>(['/cooperation', pagePaths.cooperation, '/alltitle', pagePaths.newsHub])

/** Today's path for one of former times, both without their language; undefined where the path is no such. */
export function movedPath(path: string): string | undefined {
  const [, parent = '', child = '', ...deeper] = path.split('/')
  if (child === '') return moved.get(path)

  const page = deeper.length === 0 && parents.has(`/${parent}`) ? pageOfPath(`/${child}`) : undefined
  return page && pagePaths[page]
}
