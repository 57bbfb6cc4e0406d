import { expect, it } from 'vitest'
import { proxied } from '../testing/proxied.ts'
import type { Entrance } from './entrance.ts'
import { refusalOf } from './refusal.ts'

const key: Entrance = { by: 'key' }
const host = '127.0.0.1:3001'
type Options = { entrance?: Entrance; method?: string }
const refusal = (headers: Record<string, string>, { entrance = key, method = 'GET' }: Options = {}) =>
  refusalOf({ method, headers }, { entrance, port: 3001 })

it('ST1: answers at each name of this machine', () => {
  for (const name of [host, 'localhost:3001', '[::1]:3001']) expect(refusal({ host: name })).toBeUndefined()
  expect(refusal({ host, origin: `http://${host}` }, { method: 'POST' })).toBeUndefined()
})

it('ST1: refuses a foreign host, another port and a missing host', () => {
  for (const name of ['evil.example.com', 'evil.example.com:3001', '127.0.0.1:3000', '127.0.0.1', ''])
    expect({ name, refusal: refusal({ host: name }) }).toEqual({ name, refusal: 'foreign host' })
  expect(refusal({})).toBe('foreign host')
})

it('ST1: refuses a foreign origin, also that of the site on this machine', () => {
  for (const origin of ['https://evil.example.com', 'http://127.0.0.1:3000', 'null', 'http://localhost:3001'])
    expect({ origin, refusal: refusal({ host, origin }) }).toEqual({ origin, refusal: 'foreign origin' })
  expect(refusal({ host }, { method: 'POST' })).toBe('foreign origin')
  expect(refusal({ host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toBe('foreign origin')
  expect(refusal({ host, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' })).toBe('foreign origin')
})

it('ST1: refuses to be framed by others', () => {
  const framed = { host, 'sec-fetch-mode': 'navigate' }
  expect(refusal({ ...framed, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' })).toBe('framed')
  expect(refusal({ ...framed, 'sec-fetch-dest': 'object', 'sec-fetch-site': 'none' })).toBe('framed')
  expect(refusal({ ...framed, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' })).toBeUndefined()
})

it('ST1: behind a proxy, answers at the address of the proxy only', () => {
  const own = { host: 'studio.example.com' }
  expect(refusal(own, { entrance: proxied })).toBeUndefined()
  expect(refusal({ ...own, origin: proxied.origin }, { entrance: proxied, method: 'POST' })).toBeUndefined()
  expect(refusal({ host }, { entrance: proxied })).toBe('foreign host')
})
