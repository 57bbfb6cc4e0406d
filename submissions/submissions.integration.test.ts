import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { formCalls } from '#contract/wire/calls/information-calls.ts'
import { untilDatabaseIsUp } from '#submissions/testing/database-up.ts'
import { eventually } from '#submissions/testing/eventually.ts'
import { startMailServer } from '#submissions/testing/mail-server.ts'
import { startSiteProcess } from '#submissions/testing/site-process.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'

let mail: Awaited<ReturnType<typeof startMailServer>>
let site: RunningSite
beforeAll(async () => {
  mail = await startMailServer()
  const environment = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'subscribe=news@example.com, info@example.com',
  }
  site = await runSite({ environment })
  await untilDatabaseIsUp(site.origin)
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await mail[Symbol.asyncDispose]()
})

it('a submission leads to a mail to the staff of its form and a confirmation, within seconds', async () => {
  const body = new URLSearchParams({ email: 'ann@example.com', lang: 'other', consent: 'marketing-1' })
  const answer = await fetch(site.origin + formCalls.subscribe.path, { method: 'POST', body })
  const { data } = await answer.json()
  await eventually(() => mail.received.length === 2)
  expect(mail.received.flatMap(({ to }) => to).sort()).toEqual(['ann@example.com', 'news@example.com'])
  for (const { head } of mail.received) {
    expect(head).toContain(data.reference)
    expect(head).toMatch(/^From: Hearth Test <site@example.com>$|^From: \S+ <site@example.com>$/m)
  }
})

it('a form posted from another site is refused with the reason, by the API and without JavaScript', async () => {
  const body = new URLSearchParams({ email: 'victim@example.com', consent: 'marketing-1' })
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'accept-language': 'ko' }
  const send = (path: string, headers: Record<string, string>) =>
    fetch(site.origin + path, { method: 'POST', body, headers, redirect: 'manual' })
  for (const path of [formCalls.subscribe.path, pageUrl('en', 'subscribe'), pageUrl('ko', 'withdraw')]) {
    const refused = await send(path, foreign)
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, 'no-store'])
    expect(await refused.text()).toContain('저희 사이트에서만 보낼 수 있습니다')
  }
  expect((await send(pageUrl('en', 'subscribe'), { origin: site.origin, 'sec-fetch-site': 'same-origin' })).status).toBe(303)
  expect((await send(pageUrl('en', 'withdraw'), { origin: site.publicUrl })).status).toBe(303)
})

it('a subscription ends with a click on the button of the unsubscribe page, not when the link is opened', async () => {
  const body = new URLSearchParams({ email: 'one-click@example.com', lang: 'other', consent: 'marketing-1' })
  await fetch(site.origin + formCalls.subscribe.path, { method: 'POST', body })
  const mailsTo = (address: string) => mail.received.filter(({ to }) => to.includes(address))
  await eventually(() => mailsTo('one-click@example.com').length === 1)
  const { head = '' } = mailsTo('one-click@example.com')[0] ?? {}
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  const [, link = ''] = /^List-Unsubscribe:\s+<([^>]+)>$/m.exec(head) ?? []
  expect(link.startsWith(`${site.publicUrl}/ko/unsubscribe?token=`)).toBe(true)
  const url = link.replace(site.publicUrl, site.origin)

  // Mail scanners open every link.
  const asked = await fetch(url)
  expect([asked.status, asked.headers.get('cache-control'), asked.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect(await asked.text()).toMatch(/<html lang="ko">.*<form method="post"><button>동의 철회하기<\/button><\/form>/s)
  expect(mailsTo('one-click@example.com')).toHaveLength(1)

  const oneClick = () => fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  const done = await oneClick()
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('수신 동의가 철회되었습니다')])
  await eventually(() => mailsTo('one-click@example.com').length === 2)
  expect((await oneClick()).status).toBe(200)
  const wrong = await fetch(`${site.origin}/unsubscribe?token=H7KM-3QRC.x`, { method: 'POST' })
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining(`href="${pageUrl('en', 'withdraw')}"`)])
})

it('F4: the registration of a recalled appliance sends a warning to its owner and to staff', async () => {
  const person = { family_name: 'Mei', name: 'Tan', phone: '+65 9123 4567', email: 'owner@example.com' }
  const home = { address: '1 Kiln Lane', house_type: 'hdb', city: 'Singapore', postcode: '409999' }
  const bought = { channel: 'store', channel_describe: 'Orchard', buy_date: '2026-01-02', order_number: '1' }
  async function register(serial_number: string): Promise<string> {
    const body = new URLSearchParams({ ...person, ...home, ...bought, cate_name: '1', code: 'rh 0001/02', serial_number })
    const answer = await fetch(site.origin + formCalls.registration.path, { method: 'POST', body })
    return (await answer.json()).data.reference
  }
  const recalled = await register('S/N 23O100950')
  const another = await register('S/N 230100951')
  const mailsAbout = (reference: string) => mail.received.filter(({ head }) => head.includes(reference))
  await eventually(() => mailsAbout(recalled).length === 2 && mailsAbout(another).length === 2)
  const whoReadsOfIt = (reference: string) =>
    mailsAbout(reference).flatMap(({ to, body }) => (body.replaceAll('=\r\n', '').includes('Check the glass (en)') ? to : []))
  expect(whoReadsOfIt(recalled).sort()).toEqual(['info@example.com', 'owner@example.com'])
  expect(whoReadsOfIt(another)).toEqual([])
})

it('without a mail server mails wait, and the log says how many at the start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-waiting-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  {
    await using first = await startSiteProcess({ DATA_DIR: folder })
    await untilDatabaseIsUp(first.origin)
    const body = new URLSearchParams({ email: 'ann@example.com', consent: 'marketing-1' })
    await fetch(first.origin + formCalls.subscribe.path, { method: 'POST', body })
    await first.stop()
  }
  await using again = await startSiteProcess({ DATA_DIR: folder })
  await again.untilLogged('SMTP_URL is not set')
  expect(again.output()).toContain('"waiting":2')
  // A killed site leaves its publisher writing for a moment, into the folder that the test removes.
  await again.stop()
})

it('/readyz reports the status of the database, and stays 200', async () => {
  const answer = await fetch(`${site.origin}/readyz`)
  expect([answer.status, (await answer.json()).database]).toEqual([200, { status: 'ok' }])
})
