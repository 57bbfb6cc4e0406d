import type { IncomingHttpHeaders } from 'node:http'
import type { Role } from '#studio/wire/roles.ts'
import { isSameSecret } from './keys.ts'
import type { RolesOfGroups } from './roles-of-groups.ts'

type ProxyEntrance = {
  by: 'proxy'
  /** The address that staff open. */
  origin: string
  /** What the proxy sends with each request, so that nobody else can name users. */
  secret: string
  userHeader: string
  groupsHeader: string
  rolesOfGroups: RolesOfGroups
}
/** Who may enter: everybody who has the printed key, or whom the proxy has signed on. */
export type Entrance = { by: 'key' } | ProxyEntrance

/** A member of staff. */
export type User = { name: string; roles: readonly Role[] }

/** The header with the secret of the proxy. */
const secretHeader = 'x-studio-proxy-secret'

const longestName = 100

/** Why nobody is let in. */
export type NoUser = 'no key' | 'no secret' | 'no user' | 'no role'

type Asked = { headers: IncomingHttpHeaders; hasKey: boolean; staffName: string }

/** Who asks. Without a proxy, whoever has the key is `staffName` and may do everything. */
export function userOf({ headers, hasKey, staffName }: Asked, entrance: Entrance): User | NoUser {
  if (entrance.by === 'proxy') return proxyUser(headers, entrance)
  return hasKey ? { name: staffName, roles: ['admin'] } : 'no key'
}

function proxyUser(
  headers: IncomingHttpHeaders,
  { secret, userHeader, groupsHeader, rolesOfGroups }: ProxyEntrance,
): User | NoUser {
  if (!isSameSecret(textOf(headers[secretHeader]), secret)) return 'no secret'
  const name = Array.from(textOf(headers[userHeader]).trim()).slice(0, longestName).join('')
  if (name === '') return 'no user'
  const groups = textOf(headers[groupsHeader]).split(',')
  const roles = new Set(groups.flatMap((group) => rolesOfGroups.get(group.trim()) ?? []))
  return roles.size === 0 ? 'no role' : { name, roles: [...roles] }
}

/** Node reads headers as Latin-1, and proxies write UTF-8. */
const textOf = (header: string | string[] | undefined) => Buffer.from(String(header ?? ''), 'latin1').toString('utf8')
