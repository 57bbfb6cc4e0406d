import { expect, it, vi } from 'vitest'
import { createSecurityEvents } from './security-events.ts'

function logged() {
  const lines: unknown[][] = []
  return { lines, note: createSecurityEvents({ warn: (...line: unknown[]) => void lines.push(line) }) }
}

it('logs the first event of a kind at once, and then one count per minute, so that a flood cannot fill the log', () => {
  vi.useFakeTimers()
  try {
    const { lines, note } = logged()
    for (let nth = 0; nth < 1000; nth++) note('rateLimited', 'read')
    note('rateLimited', 'send')
    expect(lines).toEqual([
      [{ securityEvent: 'rateLimited', of: 'read', count: 1 }, expect.any(String)],
      [{ securityEvent: 'rateLimited', of: 'send', count: 1 }, expect.any(String)],
    ])
    vi.advanceTimersByTime(60_000)
    expect(lines.slice(2)).toEqual([[{ securityEvent: 'rateLimited', of: 'read', count: 999 }, expect.any(String)]])
    vi.advanceTimersByTime(600_000)
    expect(lines).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})

it('limits the number of kinds that it counts, because a client can invent new ones', () => {
  vi.useFakeTimers()
  try {
    const { lines, note } = logged()
    for (let nth = 0; nth < 1000; nth++) note('originRefused', `https://a${nth}.example.com/${'x'.repeat(500)}`)
    expect(lines.length).toBeLessThan(70)
    expect(JSON.stringify(lines[0]).length).toBeLessThan(300)
    vi.advanceTimersByTime(60_000)
    expect(lines.at(-1)?.[0]).toMatchObject({ securityEvent: 'originRefused', of: 'others' })
  } finally {
    vi.useRealTimers()
  }
})
