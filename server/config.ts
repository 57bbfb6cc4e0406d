import { z } from 'zod'

const wholeNumber = (fallback: number, max = Number.MAX_SAFE_INTEGER) => z.coerce.number().int().min(0).max(max).default(fallback)
const list = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))

/** Everything that the environment decides. The README lists the same names. */
const Environment = z.object({
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
  /** Makes the sizes of all pictures in the background after a start, so that no visitor waits for one. */
  PICTURES_AHEAD: z.enum(['on', 'off']).default('on'),
  LIMIT_READ: wholeNumber(1200, 1_000_000),
  CORS_ORIGINS: list,
})

export type Config = {
  mode: 'production' | 'development' | 'test'
  host: string
  port: number
  publicUrl: string
  dataFolder: string
  contentFolder: string
  internalPort: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  trustedProxies: number
  pageCacheBytes: number
  picturesAhead: boolean
  readsPerMinute: number
  corsOrigins: readonly string[]
}

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
    trustedProxies: values.TRUST_PROXY,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    picturesAhead: values.PICTURES_AHEAD === 'on',
    readsPerMinute: values.LIMIT_READ,
    corsOrigins: values.CORS_ORIGINS,
  }
}
