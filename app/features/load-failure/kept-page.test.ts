import { describe, expect, it } from 'vitest'
import { createKeptPage } from './kept-page.ts'

type List = { products: string[] }
const fails = (problem: unknown) => () => Promise.reject(problem)

describe('G9: a page that reloads its data', () => {
  it('shows the new data', async () => {
    const kept = createKeptPage<List>()
    expect(await kept.load(async () => ({ products: ['A'] }))).toEqual({ products: ['A'], failed: false })
  })

  it.each([new TypeError('Failed to fetch'), new Response('', { status: 503 })])(
    'keeps the current data when %s',
    async (problem) => {
      const kept = createKeptPage<List>()
      kept.shows({ products: ['A'] })
      expect(await kept.load(fails(problem))).toEqual({ products: ['A'], failed: true })
    },
  )

  it('passes the error on before data was shown, and after the visitor has left', async () => {
    const kept = createKeptPage<List>()
    const problem = new TypeError('Failed to fetch')
    await expect(kept.load(fails(problem))).rejects.toBe(problem)
    const leave = kept.shows({ products: ['A'] })
    leave()
    await expect(kept.load(fails(problem))).rejects.toBe(problem)
  })

  it('passes 404 and redirect responses on', async () => {
    const kept = createKeptPage<List>()
    kept.shows({ products: ['A'] })
    for (const status of [404, 301]) {
      const answer = new Response(null, { status })
      await expect(kept.load(fails(answer))).rejects.toBe(answer)
    }
  })
})
