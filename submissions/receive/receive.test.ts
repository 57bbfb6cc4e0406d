import { expect, it, vi } from 'vitest'
import * as forms from '#contract/forms/forms.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { StoreUnavailable } from '../store/store.ts'
import { createReceiver, type Sent } from './receive.ts'
import { createSendLimits } from './send-limits.ts'

const now = () => new Date('2030-01-02T12:00:00Z')
const sent: Sent = { form: forms.subscribe, values: {}, language: 'en', address: '192.0.2.1', idempotencyKey: undefined }

function receiverOn(accept: Inbox['accept'], limits = createSendLimits(0)) {
  const count = vi.fn()
  return { receive: createReceiver({ inbox: { secret: async () => 'secret', accept }, limits, now, count }), count }
}

it('counts every outcome per form', async () => {
  const { receive, count } = receiverOn(async () => ({ outcome: 'stored', reference: 'H7KM-3QRC' }))
  await receive(sent)
  expect(count.mock.calls).toEqual([[forms.subscribe, 'stored']])

  const away = receiverOn(() => Promise.reject(new StoreUnavailable('timeout')))
  expect(await away.receive(sent)).toEqual({ outcome: 'away' })
  expect(away.count.mock.calls).toEqual([[forms.subscribe, 'away']])
})

it('a bug is not reported as an unavailable database', async () => {
  const { receive, count } = receiverOn(() => Promise.reject(new TypeError('a bug')))
  await expect(receive(sent)).rejects.toThrow('a bug')
  expect(count).not.toHaveBeenCalled()
})

it('a submission that the database could not store does not count against the rate limit', async () => {
  const { receive } = receiverOn(() => Promise.reject(new StoreUnavailable('timeout')), createSendLimits(3))
  const outcomes = []
  for (let tries = 0; tries < 5; tries += 1) outcomes.push((await receive(sent)).outcome)
  expect(outcomes).toEqual(Array(5).fill('away'))
})
