import { posix } from 'node:path'

const longest = 60

/** A name for a file of the content, made from whatever a browser sends: small letters, digits and hyphens, no folder. */
export function safeName(name: string): string {
  const last = posix.basename(name.replaceAll('\\', '/'))
  const stem = last.replace(/\.[A-Za-z0-9]{1,5}$/, '')
  const plain = stem
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '')
  return plain === '' ? 'file' : plain
}

/** `name.webp`, `name-2.webp`, … without end. */
export function* numberedNames(name: string, ending: string): Generator<string, never> {
  for (let number = 1; ; number += 1) yield `${number === 1 ? name : `${name}-${number}`}.${ending}`
}
