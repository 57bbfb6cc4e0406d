import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const releaseName = /^\d{4}-\d{2}-\d{2}-./

/** The content folder, and over it the releases that are due on a day. Without a day: all releases. */
export function layersOn(root: string, day?: string): string[] {
  const names = namesIn(join(root, 'releases')).filter((name) => releaseName.test(name))
  const due = names.filter((name) => day === undefined || name.slice(0, 10) <= day)
  return [root, ...due.sort().map((name) => join(root, 'releases', name))]
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
