import { describe, expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const minute = 60_000

function limitWithClock(limit: number, periodMs = minute) {
  const clock = { ms: 1000 }
  return { clock, ...createRateLimit({ limit, periodMs, now: () => clock.ms }) }
}
const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

describe('rate limit', () => {
  it('allows a burst up to the limit, then one request per interval', () => {
    const { take, clock } = limitWithClock(5)
    for (let taken = 0; taken < 5; taken++) expect(take('192.0.2.1')).toEqual({ allowed: true })
    expect(take('192.0.2.1')).toEqual({ allowed: false, retryAfterSeconds: 12 })

    clock.ms += 11_000
    expect(take('192.0.2.1')).toEqual({ allowed: false, retryAfterSeconds: 1 })
    clock.ms += 1000
    expect(take('192.0.2.1').allowed).toBe(true)
    expect(take('192.0.2.1').allowed).toBe(false)
    clock.ms += minute
    for (let taken = 0; taken < 5; taken++) expect(take('192.0.2.1').allowed).toBe(true)
  })

  it('giveBack undoes a take', () => {
    const { take, giveBack } = limitWithClock(2)
    for (let tries = 0; tries < 10; tries++) {
      expect(take('192.0.2.1').allowed).toBe(true)
      giveBack('192.0.2.1')
    }
    expect([take('192.0.2.1'), take('192.0.2.1'), take('192.0.2.1')].map(({ allowed }) => allowed)).toEqual([true, true, false])
  })

  it('allows exactly the limit if the interval is not a whole number', () => {
    for (const limit of [7, 30, 1200]) {
      const { take } = limitWithClock(limit)
      let passed = 0
      while (take('192.0.2.1').allowed) passed++
      expect(passed).toBe(limit)
    }
  })

  it('a refusal costs nothing', () => {
    const { take, clock } = limitWithClock(1)
    take('192.0.2.1')
    for (let refused = 0; refused < 100; refused++) take('192.0.2.1')
    clock.ms += minute
    expect(take('192.0.2.1').allowed).toBe(true)
  })

  it('0 means no limit', () => {
    const { take } = limitWithClock(0)
    for (let taken = 0; taken < 5000; taken++) expect(take('192.0.2.1').allowed).toBe(true)
  })

  it('counts all addresses of one IPv6 subscriber together', () => {
    const { take } = limitWithClock(1)
    expect(take('2001:db8:1:2::1').allowed).toBe(true)
    expect(take('2001:DB8:1:2:ffff:0:0:9').allowed).toBe(false)
    expect(take('2001:db8:1:3::1').allowed).toBe(true)
  })

  it('still limits an address after 300000 other addresses, and allows all of those', () => {
    const others = 300_000
    const { take } = limitWithClock(5)
    const spent = ['192.0.2.1', '192.0.2.2', '2001:db8::1']
    for (const address of spent) for (let taken = 0; taken < 5; taken++) take(address)

    let refused = 0
    for (let number = 0; number < others; number++) if (!take(addressOf(number)).allowed) refused++

    expect(spent.map((address) => take(address).allowed)).toEqual([false, false, false])
    expect(refused).toBe(0)
  })

  it('limits each of 20000 addresses that share its buckets', () => {
    const { take } = limitWithClock(1)
    const refused = () => Array.from({ length: 20_000 }, (_, number) => take(addressOf(number))).filter(({ allowed }) => !allowed)
    expect(refused()).toHaveLength(0)
    expect(refused()).toHaveLength(20_000)
  })

  it('uses the clock of the process by default', () => {
    const { take } = createRateLimit({ limit: 1, periodMs: minute })
    expect([take('192.0.2.1').allowed, take('192.0.2.1').allowed]).toEqual([true, false])
  })

  it('uses the same memory for any number of addresses', () => {
    const before = process.memoryUsage().arrayBuffers
    const { take } = limitWithClock(1200)
    take('192.0.2.1')
    const atStart = process.memoryUsage().arrayBuffers - before
    expect(atStart).toBeLessThan(4 * 2 ** 20)
    for (let number = 0; number < 100_000; number++) take(addressOf(number))
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 2 ** 20)
  })
})
