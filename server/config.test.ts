import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

it('has a default for every variable that it needs', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', mode: 'production' })
})

it('treats an empty variable as not set', () => {
  expect(readConfig({ PORT: '', DATA_DIR: '' })).toMatchObject({ port: 3000, dataFolder: 'data' })
})

it.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ HSTS: 'yes' }, 'HSTS'],
  [{ DATABASE_URL: 'mysql://localhost/hearth' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_TO: 'info@example.com' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'site@example.com' }, 'MAIL_TO'],
  [{ MAIL_TO: 'feedback=care@example.com' }, 'MAIL_TO'],
  [{ MAIL_TO: 'complaints=care@example.com, info@example.com' }, 'MAIL_TO'],
  [{ MAIL_TO: 'info' }, 'MAIL_TO'],
  [{ WEBHOOK_URL: 'https://crm.example.com' }, 'WEBHOOK_SECRET'],
  [{ RETENTION_DAYS: 'feedback=0' }, 'RETENTION_DAYS'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.1, 2' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '::/0' }, 'TRUST_PROXY'],
  [{ SHUTDOWN_DELAY: 'soon' }, 'SHUTDOWN_DELAY'],
])('reports what is wrong with %o in one line', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(new RegExp(`^[^\n]*${name}: [^\n]+$`))
})

it('reads the proxies that are trusted, by address, range or name, and none by default', () => {
  const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustedProxies
  expect(trusted('')).toEqual([])
  expect(trusted('loopback, 10.0.0.0/8 2001:db8::/32,192.0.2.1')).toEqual([
    'loopback',
    '10.0.0.0/8',
    '2001:db8::/32',
    '192.0.2.1',
  ])
  expect(() => trusted('2')).toThrow(
    '"2" is a number. Name your proxies instead: addresses, ranges such as 10.0.0.0/8, or loopback',
  )
})

it('reports all errors at once', () => {
  expect(() => readConfig({ PORT: 'x', LIMIT_READ: 'y' })).toThrow(/PORT:.*LIMIT_READ:/)
})

it('removes the slash at the end of PUBLIC_URL', () => {
  expect(readConfig({ PUBLIC_URL: 'https://www.example.com/' }).publicUrl).toBe('https://www.example.com')
})

it('reads one value for all kinds of submission, and separate values for some kinds', () => {
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'site@example.com' }
  const { to } = readConfig({ ...mail, MAIL_TO: 'feedback=care@example.com, info@example.com' }).mail ?? { to: undefined }
  expect(to).toMatchObject({ feedback: 'care@example.com', subscribe: 'info@example.com', withdrawal: 'info@example.com' })
  expect(readConfig({ RETENTION_DAYS: 'feedback=10' }).retentionDays).toMatchObject({ feedback: 10, registration: 2190 })
  expect(readConfig({ RETENTION_DAYS: '30' }).retentionDays).toMatchObject({ feedback: 30, registration: 30 })
})
