import { dayInSingapore } from '#i18n/singapore-time.ts'
import { table } from '#submissions/staff/table.ts'
import { type Command, dayIn, read } from './command.ts'

const shownDays = 30
const dayMs = 24 * 60 * 60_000

export const searches: Command = async ({ store, args, now, paint, say }) => {
  const { values } = read(args, { since: { type: 'string' }, json: { type: 'boolean', default: false } })
  const since = dayInSingapore(new Date(dayIn(values.since) ?? now.getTime() - shownDays * dayMs))
  const totals = await store.run('searchTotals', { since })
  if (values.json) return say(JSON.stringify(totals))
  if (totals.length === 0) return say('No searches were counted.')
  const rows = totals.map(({ query, language, searches: count, withoutResult, withoutOpening }) =>
    [query, language, String(count), String(withoutResult), String(withoutOpening)].map((text) => ({ text })),
  )
  say(table(['Query', 'Language', 'Searches', 'Without result', 'Nothing opened'], rows, paint))
}
