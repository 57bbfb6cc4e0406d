import { pageOfPath } from '#contract/pages/page-of-path.ts'
import { paths } from '#contract/pages/paths.ts'

/** Addresses of the historical site that had a page of their own. */
const moved = new Map<string, string>([
  ['/cooperation', paths.cooperation],
  ['/alltitle', paths.newsHub],
  ['/xx', paths.happyKitchen],
])

/** The hubs whose pages were once addressed below them: `/alltitle/portrait`. */
const parents = new Set<string>(['/cooperation', paths.cooperation, '/alltitle', paths.newsHub])

/** Today's path for one of former times, both without their language; undefined where the path is no such. */
export function movedPath(path: string): string | undefined {
  const [, parent = '', child = '', ...deeper] = path.split('/')
  if (child === '') return moved.get(path)

  const page = deeper.length === 0 && parents.has(`/${parent}`) ? pageOfPath(`/${child}`) : undefined
  return page && paths[page]
}
