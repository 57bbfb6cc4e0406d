import { pageOfPath } from '#contract/pages/page-of-path.ts'
import { paths } from '#contract/pages/paths.ts'

/** Paths of the former site that were pages themselves. */
const moved = new Map<string, string>([
  ['/cooperation', paths.cooperation],
  ['/alltitle', paths.newsHub],
  ['/xx', paths.happyKitchen],
])

/** Hubs of the former site whose pages had paths below them, such as `/alltitle/portrait`. */
const parents = new Set<string>(['/cooperation', paths.cooperation, '/alltitle', paths.newsHub])

/** The current path for a path of the former site, both without language prefix. Undefined if the path has not moved. */
export function movedPath(path: string): string | undefined {
  const [, parent = '', child = '', ...deeper] = path.split('/')
  if (child === '') return moved.get(path)

  const page = deeper.length === 0 && parents.has(`/${parent}`) ? pageOfPath(`/${child}`) : undefined
  return page && paths[page]
}
