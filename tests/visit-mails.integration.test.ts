import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { dayAfter, dayOf } from '#contract/visits/availability.ts'
import * as calls from '#contract/wire/calls/visit-calls.ts'
import { dataOf, transports } from '#server/api/api-under-test.ts'
import { untilDatabaseIsUp } from '#submissions/testing/database-up.ts'
import { eventually } from '#submissions/testing/eventually.ts'
import { invitationIn, partsOf } from '#submissions/testing/invitation.ts'
import { startMailServer } from '#submissions/testing/mail-server.ts'
import { runSite } from '#tests/support/running-site.ts'

it('VB3: a visit reaches a mailbox when it is booked, the day before, moved and cancelled, and is one calendar entry', {
  timeout: 300_000,
}, async () => {
  await using mail = await startMailServer()
  const folder = mkdtempSync(join(tmpdir(), 'hearth-visit-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const mailing = { SMTP_URL: mail.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'care@example.com' }
  await using site = await runSite({ environment: { DATA_DIR: folder, LIMIT_SEND: '0', ...mailing } })
  await untilDatabaseIsUp(site.origin)
  const at = { place: 'best-denki', kind: 'model' }
  const from = dayAfter(dayOf(Date.now()), 7)
  const found = await dataOf(calls.visitTimes, await transports.query(site.origin + calls.visitTimes.path, { ...at, from }))
  const [first, second] = found.days.flatMap(({ times }) => times)
  if (!first || !second) throw new Error('There are no free times')

  const heard = () => mail.received.filter(({ to }) => to.includes('ann@example.com'))
  const nth = async (count: number) => {
    await eventually(() => heard().length >= count)
    const latest = heard()[count - 1] ?? { head: '', body: '', messageId: '' }
    const text = partsOf(latest).find(({ type }) => type.startsWith('text/plain'))?.content ?? ''
    return { ...latest, text, invitation: invitationIn(latest) }
  }
  const send = (call: { path: string }, fields: Record<string, string>) => transports.urlencoded(site.origin + call.path, fields)

  await send(calls.bookVisit, { ...at, start: first.start, name: 'Ann', email: 'ann@example.com', phone: '9123 4567' })
  const booked = await nth(1)
  expect(booked.head).toMatch(/^From: .*<site@example\.com>$/m)
  expect(booked.text).toContain('1 Example Street')
  const [link = ''] = /https?:\S+your-visit\?token=\S+/.exec(booked.text) ?? []
  const token = new URL(link).searchParams.get('token') ?? ''
  const startOf = ({ start }: { start: string }) => new Date(start).toISOString()
  expect(booked.invitation).toMatchObject({
    ...{ method: 'REQUEST', sequence: 0, status: 'CONFIRMED', start: startOf(first) },
    attendees: ['mailto:ann@example.com'],
  })
  expect(booked.invitation?.type).toMatch(/method=REQUEST/i)

  // Mail scanners open every link, and some send HEAD.
  const opened = link.replace(site.publicUrl, site.origin)
  for (const method of ['GET', 'HEAD']) expect((await fetch(opened, { method })).status).toBe(200)
  const shown = async () => dataOf(calls.showVisit, await transports.query(site.origin + calls.showVisit.path, { token }))
  expect(await shown()).toMatchObject({ state: 'booked', sequence: 0 })

  // Tomorrow at five in the afternoon, as the database says. The test does not wait for it.
  using file = new DatabaseSync(join(folder, 'hearth.db'), { timeout: 60_000 })
  const reminder = "from outbox where channel = 'reminder'"
  expect(file.prepare(`select due_at ${reminder}`).get()).toEqual({ due_at: `${dayAfter(first.day, -1)}T09:00:00.000Z` })
  file.exec(`update outbox set due_at = '${new Date(0).toISOString()}' where channel = 'reminder'`)
  const reminded = await nth(2)
  expect(reminded.head).toContain('Your visit is tomorrow')
  expect(reminded.invitation).toBeUndefined()

  // Its place is taken from the content.
  file.exec("update visit set place = 'closed-down'")
  expect(await (await fetch(opened)).text()).toContain('This place no longer takes visits.')
  file.exec(`update visit set place = '${at.place}'`)

  await send(calls.changeVisit, { token, start: second.start, sequence: '0' })
  const moved = await nth(3)
  expect(moved.invitation).toMatchObject({
    ...{ uid: booked.invitation?.uid, method: 'REQUEST', sequence: 1, start: startOf(second) },
  })
  expect(file.prepare(`select state ${reminder}`).get()).toEqual({ state: 'waiting' })

  // The link of a visit that is over says so, and offers neither to change nor to cancel it.
  const { starts_at, ends_at } = file.prepare('select starts_at, ends_at from visit').get() ?? {}
  file.exec("update visit set starts_at = '2026-01-02T03:00:00.000Z', ends_at = '2026-01-02T03:45:00.000Z'")
  const over = await (await fetch(opened)).text()
  expect(over).toContain('This visit is over.')
  expect(over).not.toMatch(/<form method="post"[^>]*your-visit/)
  const late = await dataOf(calls.cancelVisit, await send(calls.cancelVisit, { token }))
  expect(late).toMatchObject({ outcome: 'tooLate', visit: { state: 'booked', changeable: 0 } })
  file.prepare('update visit set starts_at = ?, ends_at = ?').run(starts_at ?? '', ends_at ?? '')

  await send(calls.cancelVisit, { token })
  const cancelled = await nth(4)
  expect(cancelled.invitation).toMatchObject({
    ...{ uid: booked.invitation?.uid, method: 'CANCEL', sequence: 2, status: 'CANCELLED' },
  })
  expect(cancelled.invitation?.type).toMatch(/method=CANCEL/i)
  expect(file.prepare(`select state ${reminder}`).get()).toBeUndefined()
  expect(await shown()).toMatchObject({ state: 'cancelled', cancelledBy: 'visitor', word: '' })
  expect(await (await fetch(opened)).text()).toContain('Thank you for telling us')

  // As if staff had cancelled it.
  file.exec("update visit set cancelled_by = 'staff', word = 'Our oven is <broken>.'")
  const byStaff = await (await fetch(opened)).text()
  expect(byStaff).toContain('we had to cancel this visit')
  expect(byStaff).toContain('Our oven is &lt;broken&gt;.')
  expect(byStaff).not.toContain('Thank you for telling us')
  expect(new Set(heard().map(({ messageId }) => messageId)).size).toBe(4)
})
