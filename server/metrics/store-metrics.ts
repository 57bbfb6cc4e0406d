import type { Registry } from 'prom-client'
import type { Submissions } from '#submissions/open-submissions.ts'
import { watchGauge } from './gauge.ts'

const states = ['starting', 'ok', 'away'] as const

/** Whether the database answers, and how much of it this node uses. */
export const watchDatabase =
  (registry: Registry) =>
  ({ databaseStatus, databaseLoad }: Pick<Submissions, 'databaseStatus' | 'databaseLoad'>) => {
    watchGauge(
      registry,
      { name: 'hearth_database_state', help: '1 for the state of the database: starting, ok or away', labelNames: ['state'] },
      async () => {
        const now = await databaseStatus()
        return states.map((state) => ({ labels: { state }, value: Number(state === now) }))
      },
    )
    watchGauge(
      registry,
      {
        name: 'hearth_database_operations',
        help: 'Database operations of this node that have not ended, those that wait for a connection included',
      },
      () => [{ value: databaseLoad().operations }],
    )
    watchGauge(
      registry,
      { name: 'hearth_database_connections', help: 'Connections of this node by state: used or idle', labelNames: ['state'] },
      () => {
        const { used, idle } = databaseLoad()
        return [
          { labels: { state: 'used' }, value: used },
          { labels: { state: 'idle' }, value: idle },
        ]
      },
    )
  }

/** The undelivered outbox entries. While the database is unavailable, the gauges have no values. */
export const watchOutbox =
  (registry: Registry) =>
  ({ backlog, outboxAge }: Pick<Submissions, 'backlog' | 'outboxAge'>) => {
    watchGauge(
      registry,
      {
        name: 'hearth_outbox_entries',
        help: 'Mails and webhook calls that are waiting or parked',
        labelNames: ['channel', 'state'],
      },
      async () => (await backlog()).map(({ channel, state, count }) => ({ labels: { channel, state }, value: count })),
    )
    watchGauge(
      registry,
      {
        name: 'hearth_outbox_oldest_seconds',
        help: 'How long the oldest waiting entry has been due, its first attempt included; 0 if none is due',
      },
      async () => [{ value: await outboxAge() }],
    )
  }
