import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = '/sys/fs/cgroup'
/** Short, so that a process waits some milliseconds for its next share, and not a tenth of a second. Linux allows no share below a millisecond. */
const periodUs = 20_000

/** Limits a process to a share of one core with a control group. Linux only, needs root. */
export function cpuQuota(name: string, share: number, pid: number) {
  const isUnified = existsSync(join(root, 'cgroup.controllers'))
  const group = join(root, isUnified ? '' : 'cpu', `hearth-bench-${process.pid}-${name}`)
  const quotaUs = Math.round(periodUs * share)
  mkdirSync(group)
  if (isUnified) writeFileSync(join(group, 'cpu.max'), `${quotaUs} ${periodUs}`)
  else {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(periodUs))
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quotaUs))
  }
  writeFileSync(join(group, 'cgroup.procs'), String(pid))
  return {
    /** Moves the process back to the group of all. */
    remove() {
      writeFileSync(join(group, '..', 'cgroup.procs'), String(pid))
      rmdirSync(group)
    },
  }
}
