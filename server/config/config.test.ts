import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig, siteVariableNames } from './config.ts'
import { ConfigError } from './environment.ts'
import { explainUnknown, unknownVariables } from './misspelt.ts'

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
  [{ PUBLIC_URL: 'https://www.example.com/en' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://www.example.com/?country=sg' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://user:password@www.example.com' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://www.example.com' }, 'PUBLIC_URL'],
  [{ CORS_ORIGINS: 'https://shop.example.com shop.example.com' }, 'CORS_ORIGINS'],
  [{ CORS_ORIGINS: 'https://shop.example.com/form' }, 'CORS_ORIGINS'],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
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
  [{ MAX_HEADER_SIZE: '512' }, 'MAX_HEADER_SIZE'],
  [{ MIGRATE: 'no' }, 'MIGRATE'],
  [{ ACCESS_LOG: 'yes' }, 'ACCESS_LOG'],
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

it('reads addresses as browsers send them', () => {
  expect(readConfig({ PUBLIC_URL: 'https://WWW.example.com/' }).publicUrl).toBe('https://www.example.com')
  expect(readConfig({ CORS_ORIGINS: 'https://Shop.example.com:443/, http://localhost:5173' }).corsOrigins).toEqual([
    'https://shop.example.com',
    'http://localhost:5173',
  ])
})

it('says that a public URL has no path', () => {
  expect(() => readConfig({ PUBLIC_URL: 'https://www.example.com/hearth' })).toThrow(
    'PUBLIC_URL: must be an address without path, query or password, such as https://www.example.com',
  )
})

const secretFile = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'hearth-secret-')), 'secret')
  writeFileSync(file, text)
  return file
}

it('reads a secret from the file that its variable with _FILE names, without the line break at its end', () => {
  const url = 'postgres://hearth:secret@db.internal/hearth'
  expect(readConfig({ DATABASE_URL_FILE: secretFile(`${url}\n`) }).databaseUrl).toBe(url)
  const webhook = { WEBHOOK_URL: 'https://crm.example.com', WEBHOOK_SECRET_FILE: secretFile('sixteen characters or more') }
  expect(readConfig(webhook).webhook?.secret).toBe('sixteen characters or more')
})

it('refuses a secret given twice, and a file that cannot be read, without printing the secret', () => {
  const both = { DATABASE_URL: 'postgres://hearth:secret@db.internal/hearth', DATABASE_URL_FILE: '/run/secrets/database' }
  expect(() => readConfig(both)).toThrow('Both DATABASE_URL and DATABASE_URL_FILE are set. Set one of them.')
  const missing = { SMTP_URL_FILE: '/run/secrets/missing' }
  expect(() => readConfig(missing)).toThrow("SMTP_URL_FILE: the file /run/secrets/missing can't be read (ENOENT).")
  expect(() => readConfig({ DATABASE_URL_FILE: secretFile('mysql://root:p4ssword@localhost') })).toThrow(/^(?!.*p4ssword)/)
})

it('names the variable that a misspelt one probably means, and leaves those of other programs alone', () => {
  const unknown = (environment: Record<string, string>) => unknownVariables(environment, siteVariableNames).map(explainUnknown)
  expect(unknown({ PUBLIC_ULR: 'https://www.example.com', DATABASE_URI: 'postgres://db.internal/hearth' })).toEqual([
    'PUBLIC_ULR has no effect: Hearth has no such variable. Is PUBLIC_URL meant?',
    'DATABASE_URI has no effect: Hearth has no such variable. Is DATABASE_URL meant?',
  ])
  const others = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'db',
    MAIL: '/var/mail/root',
    PWD: '/',
    SHELL: 'sh',
    LANG: 'C',
    TERM: 'x',
  }
  expect(unknown(others)).toEqual([])
  expect(unknown({ PUBLIC_URL: 'https://www.example.com', SMTP_URL_FILE: '/run/secrets/smtp' })).toEqual([])
})

it('reads one value for all kinds of submission, and separate values for some kinds', () => {
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'site@example.com' }
  const { to } = readConfig({ ...mail, MAIL_TO: 'feedback=care@example.com, info@example.com' }).mail ?? { to: undefined }
  expect(to).toMatchObject({ feedback: 'care@example.com', subscribe: 'info@example.com', withdrawal: 'info@example.com' })
  expect(readConfig({ RETENTION_DAYS: 'feedback=10' }).retentionDays).toMatchObject({ feedback: 10, registration: 2190 })
  expect(readConfig({ RETENTION_DAYS: '30' }).retentionDays).toMatchObject({ feedback: 30, registration: 30 })
})
