// How long the site works on suggestions, while the queries of `tests/search-quality/` are typed letter by letter: `npm run bench:suggestions`;
// limit: p95 of 50 ms in each language. CPU time of the thread that answers, HTTP included, so that other processes do not count.
import { readFileSync } from 'node:fs'
import { languageEntry, languageNames } from '#contract/languages.ts'
import { search } from '#contract/wire/calls/search-calls.ts'
import { queries } from '#tests/search-quality/queries.ts'
import { benchPort, startSite, untilIdle } from './support/site.ts'

const limitMs = 50

/** CPU time in milliseconds of the main thread of a process. */
function usedBy(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

const site = await startSite({ port: benchPort, environment: { PAGES_AHEAD: 'off' } })
await untilIdle(site.pid)

let slowest = 0
for (const language of languageNames) {
  const typed = queries
    .filter((query) => query.language === language)
    .flatMap(({ query }) =>
      [...query].map((_, index, letters) =>
        letters
          .slice(0, index + 1)
          .join('')
          .trim(),
      ),
    )
  const times: number[] = []
  for (const [index, q] of [...typed, ...typed].entries()) {
    const start = usedBy(site.pid)
    const answer = await fetch(`${site.origin}${search.path}?${new URLSearchParams({ q, lang: languageEntry(language).tag })}`)
    await answer.arrayBuffer()
    // The first round only warms up V8.
    if (index >= typed.length) times.push(usedBy(site.pid) - start)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  slowest = Math.max(slowest, at(0.95))
  console.log(
    `${language}: ${times.length} requests, median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms`,
  )
}
await site.stop()
console.log(`p95 ${slowest.toFixed(1)} ms; limit ${limitMs} ms: ${slowest <= limitMs ? 'passed' : 'FAILED'}`)
process.exit(slowest <= limitMs ? 0 : 1)
