import { type Load, type LoadOptions, load, median } from './wrk.ts'

// Short alternating rounds, because the speed of a shared machine changes from minute to minute.
export const rounds = Number(process.env['BENCH_ROUNDS'] ?? 11)
export const seconds = 2
/** V8 compiles what is used most. For some seconds, that would count more than the site: for ten after a start, if it has one core. */
export const unmeasuredRounds = { running: 2, fresh: 5 }

export type Figure = Omit<LoadOptions, 'seconds'> & {
  name: string
  ours: readonly string[]
  theirs: readonly string[]
  limit: number
  count?: number
  unmeasured?: number
  /** Process of the site, stopped during the rounds of nginx: it would use them to warm or compress its pages, on the core that both share. */
  stopped?: number
}

type Round = { ours: Load; theirs: Load }

/**
 * Both sides in alternating rounds. Prints the medians of the throughput, and whether the ratio is within its limit. No response times: wrk
 * sends the next request after the response, so at full load it measures its own connections waiting.
 */
export async function compare({
  name,
  limit,
  ours,
  theirs,
  count = rounds,
  unmeasured = unmeasuredRounds.running,
  stopped,
  ...sent
}: Figure): Promise<boolean> {
  const results: Round[] = []
  const options = { ...sent, seconds }
  for (let round = 0; round < unmeasured; round += 1) await load(ours, options)
  for (let round = 0; round < count; round += 1) {
    const loaded = await load(ours, options)
    if (stopped !== undefined) process.kill(stopped, 'SIGSTOP')
    results.push({ ours: loaded, theirs: await load(theirs, options) })
    if (stopped !== undefined) process.kill(stopped, 'SIGCONT')
  }
  const middle = (value: (result: Round) => number) => median(results.map(value))
  const ratio = middle((result) => result.ours.requestsPerSecond / result.theirs.requestsPerSecond)
  const rate = (side: 'ours' | 'theirs') => middle((result) => result[side].requestsPerSecond).toFixed(0)
  const errors = results.reduce((sum, result) => sum + result.ours.errors + result.theirs.errors, 0)
  const passed = ratio >= limit && errors === 0
  console.log(
    `${name}: ${ratio.toFixed(2)} of nginx (${rate('ours')}/s against ${rate('theirs')}/s); errors ${errors}; ` +
      `limit ${limit}: ${passed ? 'passed' : 'FAILED'}`,
  )
  return passed
}
