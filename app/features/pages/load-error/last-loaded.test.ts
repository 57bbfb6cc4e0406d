import { describe, expect, it } from 'vitest'
import { rememberLastLoaded } from './last-loaded.ts'

type List = { products: string[] }
const fails = (problem: unknown) => () => Promise.reject(problem)

describe('G9: a page that reloads its data', () => {
  it('shows the new data', async () => {
    const lastLoaded = rememberLastLoaded<List>()
    expect(await lastLoaded.load(async () => ({ products: ['A'] }))).toEqual({ products: ['A'], failed: false })
  })

  it.each([new TypeError('Failed to fetch'), new Response('', { status: 503 })])(
    'keeps the current data when %s',
    async (problem) => {
      const lastLoaded = rememberLastLoaded<List>()
      lastLoaded.shows({ products: ['A'] })
      expect(await lastLoaded.load(fails(problem))).toEqual({ products: ['A'], failed: true })
    },
  )

  it('passes the error on before data was shown, and after the visitor has left', async () => {
    const lastLoaded = rememberLastLoaded<List>()
    const problem = new TypeError('Failed to fetch')
    await expect(lastLoaded.load(fails(problem))).rejects.toBe(problem)
    const leave = lastLoaded.shows({ products: ['A'] })
    leave()
    await expect(lastLoaded.load(fails(problem))).rejects.toBe(problem)
  })

  it('passes 404 and redirect responses on', async () => {
    const lastLoaded = rememberLastLoaded<List>()
    lastLoaded.shows({ products: ['A'] })
    for (const status of [404, 301]) {
      const answer = new Response(null, { status })
      await expect(lastLoaded.load(fails(answer))).rejects.toBe(answer)
    }
  })
})
