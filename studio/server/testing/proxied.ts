import type { Entrance } from '../access/entrance.ts'

/** A studio behind a sign-on proxy, where each role has a group of its name in Chinese, and one group has two. */
export const proxied = {
  by: 'proxy',
  origin: 'https://studio.example.com',
  secret: 'the proxy knows this',
  userHeader: 'x-user',
  groupsHeader: 'x-groups',
  rolesOfGroups: new Map([
    ['读者', ['reader']],
    ['writers', ['writer']],
    ['publishers', ['publisher']],
    ['客服', ['care']],
    ['privacy', ['privacy']],
    ['it', ['admin']],
    ['care leads', ['care', 'privacy']],
  ]),
} as const satisfies Entrance

/** The headers of the proxy, as Node sends and reads them. */
export function fromProxy({ user = '李梅', groups = '读者', secret = proxied.secret as string } = {}) {
  const sent = { 'x-user': user, 'x-groups': groups, 'x-studio-proxy-secret': secret }
  const bytes = Object.entries(sent).map(([name, text]) => [name, Buffer.from(text).toString('latin1')])
  return { host: 'studio.example.com', ...Object.fromEntries(bytes) } as Record<string, string>
}
