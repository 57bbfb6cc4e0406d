import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * For a process that works for the site. Linux ends it before the site if memory runs out. It ends with the site, and only with it: Ctrl+C
 * and service managers send their signal to all processes, but the site may still need an answer while it stops.
 */
export function workForSite() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '800')
  } catch {
    // Only Linux has this setting.
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.once('disconnect', () => process.exit())
}

/**
 * Gives this process a core only while no other process needs it. On Linux, the lowest priority is not enough: with that, each request on the same core waits
 * until this process has had its turn of some milliseconds. The policy for idle times ends its turn at once. Node cannot set it; a program of util-linux can.
 */
export function workWhenIdle() {
  setPriority(constants.priority.PRIORITY_LOW)
  // Without the program, nothing else changes. BusyBox has it without long options.
  spawnSync('chrt', ['-a', '-i', '-p', '0', String(process.pid)], { stdio: 'ignore' })
}

/** Sends a message to the site. If it has ended meanwhile, nobody listens, and without a callback the process would end with an error. */
export function sendToSite(message: object) {
  process.send?.(message, undefined, undefined, (error) => error && process.exit())
}
