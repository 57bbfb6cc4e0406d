import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { certificate, formCalls } from '#contract/wire/calls/information-calls.ts'
import { untilDatabaseIsUp } from '#submissions/testing/database-up.ts'
import { freePort } from '#submissions/testing/free-port.ts'
import { startSiteProcess } from '#submissions/testing/site-process.ts'

const personal = ['Unmistakable', '98765432', 'unmistakable.ann', 'Secret Lane', '203.0.113.77']

it('promise 10: submissions are only in the database: not in logs, errors, metrics or other files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-private-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const internal = await freePort()
  await using site = await startSiteProcess({
    ...{ DATA_DIR: folder, LOG_LEVEL: 'debug', INTERNAL_PORT: String(internal), TRUST_PROXY: 'loopback' },
    // No mail server listens there, so failures are logged.
    ...{ SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, MAIL_FROM: 'site@example.com', MAIL_TO: 'staff@example.com' },
  })
  await untilDatabaseIsUp(site.origin)
  const answers: string[] = []
  async function send(path: string, body: BodyInit, headers: Record<string, string> = {}) {
    const sent = { 'x-forwarded-for': '203.0.113.77', ...headers }
    const answer = await fetch(site.origin + path, { method: 'POST', body, headers: sent })
    answers.push(await answer.text())
    return answer.status
  }
  const complaint = {
    ...{ name: 'Unmistakable Ann', countries: 'SG', city: 'Secret Lane 5', phone: '98765432' },
    describe: 'Write to unmistakable.ann@example.com',
  }
  const form = (fields: Record<string, string>) => new URLSearchParams(fields)
  const { feedback, subscribe } = formCalls

  expect(await send(feedback.path, form(complaint), { 'idempotency-key': 'a' })).toBe(200)
  expect(await send(feedback.path, form({ ...complaint, city: 'Secret Lane 6' }), { 'idempotency-key': 'a' })).toBe(409)
  expect(await send(subscribe.path, form({ email: 'unmistakable.ann@example.com', consent: 'marketing-1' }))).toBe(200)
  expect(await send(feedback.path, form({ ...complaint, phone: '' }))).toBe(400)
  expect(await send(feedback.path, form({ ...complaint, city: 'Secret Lane\u0000' }))).toBe(400)
  expect(await send(feedback.path, JSON.stringify(complaint).slice(0, -3), { 'content-type': 'application/json' })).toBe(400)
  expect(await send(feedback.path, form({ ...complaint, describe: 'Unmistakable '.repeat(1600) }))).toBe(413)
  expect(await send(certificate.path, form({ reference: 'Unmistakable', phone_digits: '98765432' }))).toBe(404)
  // Personal data in a URL is neither logged nor shown.
  answers.push(await (await fetch(`${site.origin}/Unmistakable?phone=98765432`)).text())
  await site.untilLogged('delivery failed')

  const metrics = await (await fetch(`http://127.0.0.1:${internal}/metrics`)).text()
  expect(metrics).toContain('hearth_submissions_total{kind="feedback",outcome="stored"} 1')
  expect(metrics).toContain('hearth_outbox_entries{channel="mail",state="waiting"} 2')
  await site.stop()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const others = files.filter((path) => statSync(path).isFile() && !path.includes('hearth.db'))
  for (const word of personal) {
    expect(site.output()).not.toContain(word)
    expect(metrics).not.toContain(word)
    for (const path of others) expect(readFileSync(path).includes(word)).toBe(false)
    for (const answer of answers.slice(0, 8)) expect(answer).not.toContain(word)
  }
})
