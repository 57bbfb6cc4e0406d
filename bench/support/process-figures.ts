import { readFileSync } from 'node:fs'

// Linux only.

const ticksPerSecond = 100

/** CPU time of a process and its descendants so far, in seconds, with that of processes that have ended. */
export function cpuSeconds(pid: number): number {
  const fields = textOfDescendant(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  const own = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field] ?? 0), 0) / ticksPerSecond
  return childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), own)
}

/** How long the main thread of a process has been ready to run without getting a core, in seconds. */
export function waitedForCore(pid: number): number {
  const [, nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e9
}

/** Resident memory of a process and its descendants, in MB. What they share, above all the program itself, counts once. */
export function residentMb(pid: number): number {
  return ownMb(pid) + descendantsOf(pid).reduce((sum, one) => sum + privateMb(one), 0)
}

/** Whether a process has a descendant that runs this program. */
export const hasDescendant = (pid: number, program: string) =>
  descendantsOf(pid).some((one) => textOfDescendant(one, 'cmdline').includes(program))

/** Resident memory of a process alone, in MB. */
export const ownMb = (pid: number) => megabytesIn(readFileSync(`/proc/${pid}/status`, 'utf8'), /^VmRSS:\s+(\d+)/gm)
const privateMb = (pid: number) => megabytesIn(textOfDescendant(pid, 'smaps_rollup'), /^Private_\w+:\s+(\d+)/gm)

function megabytesIn(text: string, kilobytes: RegExp): number {
  const values = [...text.matchAll(kilobytes)].map(([, value]) => Number(value))
  return values.reduce((sum, value) => sum + value, 0) / 1024
}

/** Empty if the process has ended since it was listed: the site ends its helpers when they have nothing to do. */
function textOfDescendant(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return ''
    throw error
  }
}

const descendantsOf = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])

/** The children of all threads. */
function childrenOf(pid: number): number[] {
  return textOfDescendant(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
}
