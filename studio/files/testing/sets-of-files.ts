/** Files that are changed together, some large; one exists only in every second set. */
export const setsOfFiles = [
  'news/a/en.yaml',
  'news/a/ko.yaml',
  'news/a/news.yaml',
  'news/a/pictures/wide.webp',
  'news/b/en.yaml',
  'banners.yaml',
]

const sizes = [10, 20_000, 300, 200_000, 50, 4_000]

export function contentOf(path: string, count: number): Buffer | undefined {
  if (path === 'news/b/en.yaml' && count % 2 === 1) return undefined
  return Buffer.from(`${count}\n${'x'.repeat(sizes[setsOfFiles.indexOf(path)] ?? 0)}`)
}
