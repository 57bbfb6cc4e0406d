import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { certificate, formCalls } from '#contract/wire/calls/information-calls.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { startSiteProcess } from '#submissions/testing/site-process.ts'

it('logs refused requests, without data about the sender', async () => {
  await using data = await temporaryFolder()
  await using site = await startSiteProcess({ DATA_DIR: data.folder, TRUST_PROXY: 'loopback', LIMIT_READ: '1', LIMIT_SEND: '1' })
  const headers = { 'x-forwarded-for': '198.51.100.7', 'user-agent': 'TellingBrowser/1.0' }
  const get = () => fetch(`${site.origin}/api/getbanner`, { headers })
  const post = (path: string, fields: Record<string, string>) =>
    fetch(site.origin + path, { method: 'POST', body: new URLSearchParams(fields), headers })
  await get()
  expect((await get()).status).toBe(429)
  await post(formCalls.subscribe.path, { email: 'ann@example.com', consent: 'marketing-1' })
  expect((await post(formCalls.subscribe.path, { email: 'bob@example.com', consent: 'marketing-1' })).status).toBe(429)
  expect((await post(certificate.path, { reference: 'H7KM-3QRC', phone_digits: '4711' })).status).toBe(404)
  for (let more = 0; more < 5; more++) await post(certificate.path, { reference: 'H7KM-3QRC', phone_digits: '4711' })
  const attempts = [
    { origin: 'https://asks.example', method: 'OPTIONS', path: formCalls.feedback.path },
    { origin: 'https://calls.example', method: 'POST', path: formCalls.feedback.path },
    { origin: 'https://posts.example', method: 'POST', path: pageUrl('en', 'feedback') },
  ]
  for (const { origin, method, path } of attempts) {
    await fetch(site.origin + path, { method, headers: { ...headers, origin, 'sec-fetch-site': 'cross-site' } })
  }

  await site.untilLogged('https://posts.example')
  const events = site
    .output()
    .split('\n')
    .filter((line) => line.includes('securityEvent'))
    .map((line) => JSON.parse(line))
  expect(events.map(({ securityEvent, of }) => [securityEvent, of])).toEqual([
    ['rateLimited', 'read'],
    ['rateLimited', 'send'],
    ['wrongCertificate', 'certificate'],
    ['rateLimited', 'certificate'],
    ...attempts.map(({ origin }) => ['originRefused', origin]),
  ])
  const said = ['level', 'time', 'pid', 'hostname', 'requestId', 'securityEvent', 'of', 'count', 'msg']
  for (const event of events) expect(Object.keys(event)).toEqual(said)
  expect(site.output()).not.toMatch(/198\.51\.100|TellingBrowser|ann@|bob@|H7KM|3QRC/)
  await site.stop()
})
