import { join } from 'node:path'
import { z } from 'zod'
import { maxHeaderSize } from '../http/request-limits.ts'
import type { TransportSecurity } from '../http/transport-security.ts'
import { type Environment, fileVariable, parseVariables, secretNames } from './environment.ts'
import { type PerKind, perKind, proxyList } from './lists.ts'
import { originList, serverAddress } from './origins.ts'

const wholeNumber = (fallback: number, max = Number.MAX_SAFE_INTEGER) => z.coerce.number().int().min(0).max(max).default(fallback)

/** Consent to a subscription has no end date: `purge` deletes it only after it is withdrawn. */
const untilWithdrawn = Number.POSITIVE_INFINITY

/** Retention in days per kind. `purge` deletes suspected spam after 30 days. The privacy text in the content states the same numbers. */
const standardRetention: PerKind<number> = {
  subscribe: untilWithdrawn,
  enquiry: 730,
  cooperation: 730,
  // Five years of warranty, and one year for questions after it.
  registration: 2190,
  dealer: 730,
  feedback: 730,
  supplier: 730,
  withdrawal: 730,
  // From the day of the visit.
  visit: 60,
}

const Mailbox = z.email()
const days = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)

/** All environment variables. The README lists them too. */
export const SiteVariables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(3000, 65_535),
  /** The public URL of the site, for canonical links, the sitemap and link previews. */
  PUBLIC_URL: serverAddress('https://www.example.com').optional(),
  DATA_DIR: z.string().min(1).default('data'),
  CONTENT_DIR: z.string().min(1).default('content'),
  /** `folder`: serves CONTENT_DIR. `published`: the current version of the store (`npm run content publish`), without a content folder. */
  CONTENT: z.enum(['folder', 'published']).default('folder'),
  /** The port of `/metrics`, for Prometheus. 0 turns it off. */
  INTERNAL_PORT: wholeNumber(0, 65_535),
  /** Where that port listens. Not on `HOST`: it isn't for visitors. */
  INTERNAL_HOST: z.string().min(1).default('127.0.0.1'),
  /** Seconds after SIGTERM in which the site goes on accepting connections: until load balancers send it none. */
  SHUTDOWN_DELAY: wholeNumber(5, 300),
  /** Bytes of all headers of a request, with its URL. Cookies of a company's other sites come along, though the site reads none. */
  MAX_HEADER_SIZE: z.coerce.number().int().min(8_192).max(262_144).default(maxHeaderSize),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** A log line for each request, without addresses and queries. */
  ACCESS_LOG: z.enum(['on', 'off']).default('off'),
  /** Our own proxies in front of the server. Their X-Forwarded-For is trusted. */
  TRUST_PROXY: proxyList,
  PAGE_CACHE_MB: wholeNumber(48, 4096),
  /** Warms the page cache after a start: renders pages while no visitor is waiting, until it is nearly full. */
  PAGES_AHEAD: z.enum(['on', 'off']).default('on'),
  /** Makes all sizes of all pictures in the background after a start, so that no visitor waits for a picture. */
  PICTURES_AHEAD: z.enum(['on', 'off']).default('on'),
  /** Which hosts browsers may reach only by HTTPS. `preload` is hard to undo: browsers ship with that list. */
  HSTS: z.enum(['off', 'host', 'subdomains', 'preload']).default('host'),
  /** The benchmark sends more than a million reads a minute, and must not be refused. */
  LIMIT_READ: wholeNumber(1200, 1_000_000_000),
  CORS_ORIGINS: originList,
  LIMIT_SEND: wholeNumber(30, 1_000_000),
  /** PostgreSQL, for more than one node; without it, a file in DATA_DIR. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a URL such as postgres://user:password@host/database' })
    .optional(),
  /** `off`: the database is migrated only by `npm run migrate`, never by a start or the first form. */
  MIGRATE: z.enum(['on', 'off']).default('on'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be a URL such as smtps://user:password@mail.example.com' }).optional(),
  MAIL_FROM: Mailbox.optional(),
  MAIL_TO: perKind(Mailbox).optional(),
  WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be a URL such as https://crm.example.com/hearth' }).optional(),
  WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  RETENTION_DAYS: perKind(days, standardRetention).prefault(''),
  /** The list of erased submissions of earlier versions. `purge` and `restore` add it to the one in the database. */
  ERASED_LIST: z.string().min(1).optional(),
})

type Values = z.output<typeof SiteVariables>

const CheckedVariables = SiteVariables.superRefine(needs('SMTP_URL', ['MAIL_FROM', 'MAIL_TO'])).superRefine(
  needs('WEBHOOK_URL', ['WEBHOOK_SECRET']),
)

export type Config = {
  mode: 'production' | 'development' | 'test'
  host: string
  port: number
  publicUrl: string
  dataFolder: string
  contentFolder: string
  servesPublished: boolean
  internalPort: number
  internalHost: string
  shutdownDelaySeconds: number
  maxHeaderSize: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  accessLog: boolean
  trustedProxies: readonly string[]
  pageCacheBytes: number
  pagesAhead: boolean
  picturesAhead: boolean
  transportSecurity: TransportSecurity
  readsPerMinute: number
  corsOrigins: readonly string[]
  sendsPerTenMinutes: number
  databaseUrl: string | undefined
  migrates: boolean
  mail: MailConfig | undefined
  webhook: WebhookConfig | undefined
  retentionDays: PerKind<number>
  erasedList: string
}
export type MailConfig = { smtpUrl: string; from: string; to: PerKind<string> }
export type WebhookConfig = { url: string; secret: string }

export const siteVariableNames: readonly string[] = [...Object.keys(SiteVariables.shape), ...secretNames.map(fileVariable)]

/** Checks the environment. Throws a ConfigError with one line that names each wrong variable (`PORT: expected a number`). */
export function readConfig(environment: Environment): Config {
  const values = parseVariables(CheckedVariables, environment)
  return {
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataFolder: values.DATA_DIR,
    contentFolder: values.CONTENT_DIR,
    servesPublished: values.CONTENT === 'published',
    internalPort: values.INTERNAL_PORT,
    internalHost: values.INTERNAL_HOST,
    shutdownDelaySeconds: values.SHUTDOWN_DELAY,
    maxHeaderSize: values.MAX_HEADER_SIZE,
    logLevel: values.LOG_LEVEL,
    accessLog: values.ACCESS_LOG === 'on',
    trustedProxies: values.TRUST_PROXY,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    pagesAhead: values.PAGES_AHEAD === 'on',
    picturesAhead: values.PICTURES_AHEAD === 'on',
    transportSecurity: values.HSTS,
    readsPerMinute: values.LIMIT_READ,
    corsOrigins: values.CORS_ORIGINS,
    sendsPerTenMinutes: values.LIMIT_SEND,
    databaseUrl: values.DATABASE_URL,
    migrates: values.MIGRATE === 'on',
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

/** If `given` is set, the `required` variables must be set too. */
function needs(given: keyof Values, required: readonly (keyof Values)[]) {
  return (values: Values, context: z.RefinementCtx<Values>) => {
    for (const name of values[given] === undefined ? [] : required) {
      if (values[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `is required when ${given} is set` })
    }
  }
}
