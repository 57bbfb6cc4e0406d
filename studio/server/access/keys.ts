import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** With the port: browsers send the cookies of a host to all its ports, so another studio on this machine would replace this one’s. */
const cookieName = (port: number) => `hearth-studio-${port}`

export type Keys = ReturnType<typeof createKeys>

/** The key of this start, and the cookie that it becomes. */
export function createKeys() {
  const key = randomKey()
  const session = randomKey()
  const tickets = new Set<string>()

  return {
    /** In the printed URL. Valid until the studio stops. */
    key,
    /** Valid once: other users of the machine can read the arguments of the program that opens the browser. */
    ticket() {
      const ticket = randomKey()
      tickets.add(ticket)
      return ticket
    },
    /** Whether this is the key or a ticket, which is used up. */
    opens: (given: string) => isSameSecret(given, key) || tickets.delete(given),
    /** SameSite=Strict: requests that other sites cause have no cookie. No `Secure`: the address is http://127.0.0.1. */
    cookie: (port: number) => `${cookieName(port)}=${session}; HttpOnly; SameSite=Strict; Path=/`,
    hasCookie: cookieCheck(session),
    /** What the cookie has, for the preview in another thread. */
    session,
  }
}

/** Tells whether a Cookie header has the cookie of this session. `port`: that of the studio. */
export const cookieCheck = (session: string) => (header: string | undefined, port: number) =>
  isSameSecret(cookieIn(header ?? '', cookieName(port)), session)

const randomKey = () => randomBytes(32).toString('base64url')

/** Compares in constant time, whatever the lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}

function cookieIn(header: string, name: string): string {
  const pairs = header.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
