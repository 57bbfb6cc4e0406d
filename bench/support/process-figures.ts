import { readFileSync } from 'node:fs'

// Linux only.

const ticksPerSecond = 100

/** CPU time of a process and its descendants so far, in seconds, with that of processes that have ended. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const own = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0) / ticksPerSecond
  return childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), own)
}

/** Resident memory of a process and its descendants, in MB. Counts memory that they share more than once. */
export function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return childrenOf(pid).reduce((sum, child) => sum + residentMb(child), Number(kilobytes) / 1024)
}

/** The children of all threads. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}
