import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const program = `
  import { readdirSync, readFileSync } from 'node:fs'
  import { getPriority } from 'node:os'
  import { lowerHelperThreads } from '${import.meta.resolve('./helper-threads.ts')}'
  lowerHelperThreads()
  const threads = readdirSync('/proc/self/task').map((id) => [readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim(), getPriority(Number(id)) - getPriority()])
  console.log(JSON.stringify(threads))`

it.runIf(process.platform === 'linux')('threads of V8 have a lower priority than the thread of the site, and no others', () => {
  const threads: [string, number][] = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }),
  )
  const lower = threads.filter(([, difference]) => difference > 0)
  expect(lower.length).toBeGreaterThan(0)
  expect(lower.every(([name, difference]) => name.includes('V8Worker') && difference === 5)).toBe(true)
  expect(threads.filter(([name]) => name.includes('V8Worker'))).toEqual(lower)
})
