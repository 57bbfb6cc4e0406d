import { join } from 'node:path'
import { z } from 'zod'
import { type PerKind, perKind, wordList } from './config-lists.ts'
import type { TransportSecurity } from './http/transport-security.ts'

const wholeNumber = (fallback: number, max = Number.MAX_SAFE_INTEGER) => z.coerce.number().int().min(0).max(max).default(fallback)

/** Who subscribed has agreed until further notice: `purge` takes a subscription when it is withdrawn, and not before. */
const untilWithdrawn = Number.POSITIVE_INFINITY

/** How many days each kind is kept; what programs sent goes after thirty. The privacy text of the content says the same. */
const standardRetention: PerKind<number> = {
  subscribe: untilWithdrawn,
  enquiry: 730,
  cooperation: 730,
  // Five years of warranty, and one in which somebody may still ask about it.
  registration: 2190,
  dealer: 730,
  feedback: 730,
  supplier: 730,
  withdrawal: 730,
}

const Mailbox = z.email()
const days = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)

/** Everything that the environment decides. The README lists the same names. */
const Variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(3000, 65_535),
  /** The address under which visitors know the site; canonical links, the sitemap and shared previews carry it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an address such as https://www.example.com' }).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  CONTENT_DIR: z.string().min(1).default('content'),
  /** Prometheus reads `/metrics` here; 0 leaves it off. */
  INTERNAL_PORT: wholeNumber(0, 65_535),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** How many proxies of ours stand in front: so many entries of X-Forwarded-For are believed. */
  TRUST_PROXY: wholeNumber(0, 10),
  PAGE_CACHE_MB: wholeNumber(96, 4096),
  /** Renders all pages in the background after a start and gives each its best compression, so that visitors meet a warm cache. */
  PAGES_AHEAD: z.enum(['on', 'off']).default('on'),
  /** Makes the sizes of all pictures in the background after a start, so that no visitor waits for one. */
  PICTURES_AHEAD: z.enum(['on', 'off']).default('on'),
  /** What browsers are to reach by HTTPS alone from then on. `preload` is for good: browsers ship with it. */
  HSTS: z.enum(['off', 'host', 'subdomains', 'preload']).default('host'),
  LIMIT_READ: wholeNumber(1200, 1_000_000),
  CORS_ORIGINS: wordList,
  LIMIT_SEND: wholeNumber(30, 1_000_000),
  /** PostgreSQL, for more than one node; without it, a file in DATA_DIR. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host/database' })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an address such as smtps://user:password@mail.example.com' }).optional(),
  MAIL_FROM: Mailbox.optional(),
  MAIL_TO: perKind(Mailbox).optional(),
  WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'an address such as https://crm.example.com/hearth' }).optional(),
  WEBHOOK_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  RETENTION_DAYS: perKind(days, standardRetention).prefault(''),
  /** The references of what was erased, for backups from before. It belongs where the backups are. */
  ERASED_LIST: z.string().min(1).optional(),
})

type Values = z.output<typeof Variables>

const Environment = Variables.superRefine(needs('SMTP_URL', ['MAIL_FROM', 'MAIL_TO'])).superRefine(
  needs('WEBHOOK_URL', ['WEBHOOK_SECRET']),
)

export type Config = {
  mode: 'production' | 'development' | 'test'
  host: string
  port: number
  publicUrl: string
  dataFolder: string
  contentFolder: string
  internalPort: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  proxies: number
  pageCacheBytes: number
  pagesAhead: boolean
  picturesAhead: boolean
  transportSecurity: TransportSecurity
  readsPerMinute: number
  corsOrigins: readonly string[]
  sendsPerTenMinutes: number
  databaseUrl: string | undefined
  mail: MailConfig | undefined
  webhook: WebhookConfig | undefined
  retentionDays: PerKind<number>
  erasedList: string
}
export type MailConfig = { smtpUrl: string; from: string; to: PerKind<string> }
export type WebhookConfig = { url: string; secret: string }

export class ConfigError extends Error {}

/** Checks the environment once. What is wrong is one line that names the variable (`PORT: expected a number`). */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(filled)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`The environment is not as it should be – ${faults.join('; ')}`)
  }
  const values = parsed.data
  return {
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataFolder: values.DATA_DIR,
    contentFolder: values.CONTENT_DIR,
    internalPort: values.INTERNAL_PORT,
    logLevel: values.LOG_LEVEL,
    proxies: values.TRUST_PROXY,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    pagesAhead: values.PAGES_AHEAD === 'on',
    picturesAhead: values.PICTURES_AHEAD === 'on',
    transportSecurity: values.HSTS,
    readsPerMinute: values.LIMIT_READ,
    corsOrigins: values.CORS_ORIGINS,
    sendsPerTenMinutes: values.LIMIT_SEND,
    databaseUrl: values.DATABASE_URL,
    mail: mailOf(values),
    webhook: webhookOf(values),
    retentionDays: values.RETENTION_DAYS,
    erasedList: values.ERASED_LIST ?? join(values.DATA_DIR, 'erased.txt'),
  }
}

function mailOf({ SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: to }: Values): MailConfig | undefined {
  return smtpUrl === undefined || from === undefined || to === undefined ? undefined : { smtpUrl, from, to }
}

function webhookOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Values): WebhookConfig | undefined {
  return url === undefined || secret === undefined ? undefined : { url, secret }
}

/** What only makes sense together. */
function needs(given: keyof Values, wanted: readonly (keyof Values)[]) {
  return (values: Values, context: z.RefinementCtx<Values>) => {
    for (const name of values[given] === undefined ? [] : wanted) {
      if (values[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: `is needed beside ${given}` })
    }
  }
}
