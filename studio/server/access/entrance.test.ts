import { expect, it } from 'vitest'
import { fromProxy, proxied } from '../testing/proxied.ts'
import { userOf } from './entrance.ts'

const user = (headers: Record<string, string>) => userOf({ headers, hasKey: true, staffName: 'mei' }, proxied)

it('ST3: without a proxy, whoever has the key may do everything, and nobody else anything', () => {
  const asked = { headers: fromProxy(), staffName: 'mei' }
  expect(userOf({ ...asked, hasKey: true }, { by: 'key' })).toEqual({ name: 'mei', roles: ['admin'] })
  expect(userOf({ ...asked, hasKey: false }, { by: 'key' })).toBe('no key')
})

it('ST3: names and groups are read as UTF-8', () => {
  expect(user(fromProxy())).toEqual({ name: '李梅', roles: ['reader'] })
  expect(user(fromProxy({ user: 'Zoë Tan', groups: '客服' }))).toEqual({ name: 'Zoë Tan', roles: ['care'] })
  // Cut between characters, never within one.
  expect(user(fromProxy({ user: '𠮷'.repeat(200) }))).toMatchObject({ name: '𠮷'.repeat(100) })
})

it('ST3: without the secret of the proxy, nothing of its headers is believed', () => {
  const { 'x-studio-proxy-secret': _, ...unsigned } = fromProxy({ groups: 'it' })
  expect(user(unsigned)).toBe('no secret')
  for (const secret of ['', 'wrong', `${proxied.secret}.`, proxied.secret.slice(0, -1), proxied.secret.toUpperCase()])
    expect({ secret, user: user(fromProxy({ groups: 'it', secret })) }).toEqual({ secret, user: 'no secret' })
})

it('ST3: somebody in several groups has the roles of all of them', () => {
  expect(user(fromProxy({ groups: 'writers,care leads , unknown' }))).toMatchObject({ roles: ['writer', 'care', 'privacy'] })
  expect(user(fromProxy({ groups: '客服,care leads' }))).toMatchObject({ roles: ['care', 'privacy'] })
})

it('ST3: without a name, or without a group that has a role, nobody enters', () => {
  for (const name of ['', '  ']) expect(user(fromProxy({ user: name }))).toBe('no user')
  for (const groups of ['', ' , ', 'unknown', 'IT', 'writers publishers', 'admin', '__proto__', 'constructor'])
    expect({ groups, user: user(fromProxy({ groups })) }).toEqual({ groups, user: 'no role' })
})
