import type { Profiler } from 'node:inspector/promises'

type Share = { percent: number; function: string }

/** The functions that took most of the time themselves, in percent of the time in which the thread was busy. */
export function shareOfFunctions({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile, most: number): Share[] {
  const nameOf = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const file = url.split('/').slice(-2).join('/')
      return [id, `${functionName || 'anonymous'} ${file}${url === '' ? '' : `:${lineNumber + 1}`}`]
    }),
  )
  const times = new Map<string, number>()
  for (const [index, sample] of samples.entries()) {
    const name = nameOf.get(sample) ?? ''
    if (!name.startsWith('(idle)')) times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0))
  }
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, time]) => ({ percent: Number(((time / busy) * 100).toFixed(1)), function: name }))
}
