import { z } from 'zod'
import { ConfigError, type Environment, parseVariables } from '#server/config/environment.ts'
import { serverAddress } from '#server/config/origins.ts'
import type { PushTarget } from '../releases/repository.ts'

const loopback = ['127.0.0.1', '::1', 'localhost']

export const StudioVariables = z.object({
  STUDIO_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  STUDIO_HOST: z.string().min(1).default('127.0.0.1'),
  /** The header in which a sign-on proxy passes the name of the user. */
  STUDIO_PROXY_USER_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be the name of a header such as X-Forwarded-User')
    .transform((name) => name.toLowerCase())
    .optional(),
  /** Where each publishing is pushed if the content is in a git repository, such as `origin/main`. */
  STUDIO_PUSH: z
    .string()
    .regex(/^[A-Za-z0-9][\w.-]*\/[A-Za-z0-9][\w./-]*$/, 'must be a remote and a branch such as origin/main')
    .transform(
      (target): PushTarget => ({ remote: target.slice(0, target.indexOf('/')), branch: target.slice(target.indexOf('/') + 1) }),
    )
    .optional(),
  /** The address that staff open behind the proxy. */
  STUDIO_URL: serverAddress('https://studio.example.com').optional(),
  /** Of the preview's pages, which have an origin of their own. By default the next one. */
  STUDIO_PREVIEW_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** The address of the preview behind the proxy. */
  STUDIO_PREVIEW_URL: serverAddress('https://preview.studio.example.com').optional(),
})

export const studioVariableNames: readonly string[] = Object.keys(StudioVariables.shape)

/** Who may enter: everybody who has the printed key, or everybody whom the proxy names. */
export type Entrance = { by: 'key' } | { by: 'proxy'; userHeader: string; origin: string }
/** `proxied`: its origin behind a proxy. */
export type PreviewConfig = { port: number; proxied?: string }
export type StudioConfig = {
  port: number
  host: string
  entrance: Entrance
  push?: PushTarget | undefined
  preview: PreviewConfig
}

/** Checks the environment. Throws a ConfigError with one line. */
export function readStudioConfig(environment: Environment): StudioConfig {
  const {
    STUDIO_PORT: port,
    STUDIO_HOST: host,
    STUDIO_PROXY_USER_HEADER: userHeader,
    STUDIO_URL: url,
    STUDIO_PUSH: push,
    STUDIO_PREVIEW_PORT: previewPort = port === 0 ? 0 : port + 1,
    STUDIO_PREVIEW_URL: previewUrl,
  } = parseVariables(StudioVariables, environment)
  if (userHeader !== undefined) {
    if (url === undefined) throw new ConfigError('STUDIO_URL is required when STUDIO_PROXY_USER_HEADER is set.')
    const proxied = previewUrl === undefined ? {} : { proxied: previewUrl }
    const entrance: Entrance = { by: 'proxy', userHeader, origin: url }
    return { port, host, push, entrance, preview: { port: previewPort, ...proxied } }
  }
  if (!loopback.includes(host)) {
    throw new ConfigError(
      `STUDIO_HOST=${host} is refused: without a sign-on proxy the studio listens on this machine only (127.0.0.1). Behind a proxy, set STUDIO_PROXY_USER_HEADER and STUDIO_URL.`,
    )
  }
  return { port, host, push, entrance: { by: 'key' }, preview: { port: previewPort } }
}
