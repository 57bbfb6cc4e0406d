import { momentInSingapore } from '#i18n/singapore-time.ts'
import { table } from '#submissions/staff/table.ts'
import { type Command, dayIn, read, referenceIn } from './command.ts'

const most = 10_000

export const audit: Command = async ({ store, args, paint, say }) => {
  const { values, positionals } = read(args, { since: { type: 'string' }, json: { type: 'boolean', default: false } })
  const [typed] = positionals
  const reference = typed === undefined ? undefined : referenceIn(typed)
  const entries = await store.run('auditOf', { reference, since: dayIn(values.since), limit: most })
  if (values.json) return say(JSON.stringify(entries))
  if (entries.length === 0) return say('Nothing is recorded.')
  const rows = entries.map(({ at, who, action, reference, detail }) =>
    [momentInSingapore(at), who, action, reference ?? '–', detail ?? ''].map((text) => ({ text })),
  )
  say(table(['When', 'Who', 'What', 'Reference', 'Detail'], rows, paint))
}
