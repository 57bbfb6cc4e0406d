import { z } from 'zod'
import { ConfigError, type Environment, fileVariable, parseVariables } from '#server/config/environment.ts'
import { serverAddress } from '#server/config/origins.ts'
import type { PushTarget } from '../releases/repository.ts'
import type { Entrance } from './access/entrance.ts'
import { rolesOfGroups } from './access/roles-of-groups.ts'

const loopback = ['127.0.0.1', '::1', 'localhost']

const headerName = (example: string) =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, `must be the name of a header such as ${example}`)
    .transform((name) => name.toLowerCase())

export const StudioVariables = z.object({
  STUDIO_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  STUDIO_HOST: z.string().min(1).default('127.0.0.1'),
  /** The header in which a sign-on proxy passes the name of the user. */
  STUDIO_PROXY_USER_HEADER: headerName('X-Forwarded-User').optional(),
  /** The header in which it passes the groups of the user, with commas between them. */
  STUDIO_GROUPS_HEADER: headerName('X-Forwarded-Groups').optional(),
  /** What the proxy sends in `X-Studio-Proxy-Secret`. Without it, nothing that it says of users is believed. */
  STUDIO_PROXY_SECRET: z
    .string()
    .regex(/^[!-~]{16,}$/, 'must have at least 16 characters, without spaces')
    .optional(),
  /** The roles of each group. */
  STUDIO_ROLES: rolesOfGroups.optional(),
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

/** Variables that may name a file instead. */
export const studioSecretNames: readonly string[] = ['STUDIO_PROXY_SECRET']

export const studioVariableNames: readonly string[] = [
  ...Object.keys(StudioVariables.shape),
  ...studioSecretNames.map(fileVariable),
]

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
  const values = parseVariables(StudioVariables, environment, studioSecretNames)
  const { STUDIO_PORT: port, STUDIO_HOST: host, STUDIO_PUSH: push, STUDIO_PREVIEW_URL: previewUrl } = values
  const { STUDIO_PREVIEW_PORT: previewPort = port === 0 ? 0 : port + 1 } = values
  const entrance = entranceOf(values)
  const isProxied = entrance.by === 'proxy'
  if (!isProxied && !loopback.includes(host)) {
    throw new ConfigError(
      `STUDIO_HOST=${host} is refused: without a sign-on proxy the studio listens on this machine only (127.0.0.1). Behind a proxy, set STUDIO_PROXY_USER_HEADER and what belongs to it.`,
    )
  }
  const preview = { port: previewPort, ...(isProxied && previewUrl !== undefined && { proxied: previewUrl }) }
  return { port, host, push, entrance, preview }
}

/** Behind a proxy, all of them are required: with one left out, everybody could be anybody. */
function entranceOf(values: z.output<typeof StudioVariables>): Entrance {
  const {
    STUDIO_PROXY_USER_HEADER: userHeader,
    STUDIO_URL: origin,
    STUDIO_PROXY_SECRET: secret,
    STUDIO_GROUPS_HEADER: groupsHeader,
    STUDIO_ROLES: rolesOfGroups,
  } = values
  const required = {
    STUDIO_URL: origin,
    STUDIO_PROXY_SECRET: secret,
    STUDIO_GROUPS_HEADER: groupsHeader,
    STUDIO_ROLES: rolesOfGroups,
  }
  if (userHeader === undefined) {
    // The address alone does nothing, so it does no harm.
    for (const name of ['STUDIO_PROXY_SECRET', 'STUDIO_GROUPS_HEADER', 'STUDIO_ROLES'] as const) {
      if (values[name] !== undefined) throw new ConfigError(`STUDIO_PROXY_USER_HEADER is required when ${name} is set.`)
    }
    return { by: 'key' }
  }
  if (origin !== undefined && secret !== undefined && groupsHeader !== undefined && rolesOfGroups !== undefined)
    return { by: 'proxy', origin, secret, userHeader, groupsHeader, rolesOfGroups }
  const missing = Object.entries(required).flatMap(([name, value]) => (value === undefined ? [name] : []))
  throw new ConfigError(
    `Required when STUDIO_PROXY_USER_HEADER is set: ${missing.join(', ')}. docs/operating.md says how to set up the proxy.`,
  )
}
