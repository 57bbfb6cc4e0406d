import { describe, expect, it } from 'vitest'
import { loadIndex } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { createListedCards } from './listed-cards.ts'

const index = await loadIndex(fixtureFolder)
const all = index.products.map(({ id }) => id)

function countingCards(cacheSize: number) {
  const reads: number[] = []
  const listedProducts: typeof index.listedProducts = (language, ids) => {
    reads.push(ids.length)
    return index.listedProducts(language, ids)
  }
  return { reads, cards: createListedCards({ listedProducts }, { cacheSize, isSold: () => true }) }
}

describe('P2: cards of lists', () => {
  it('are in the requested order, and are read once', () => {
    const { cards, reads } = countingCards(100)
    const ids = [...all.toReversed(), ...all]
    expect(cards.many('ko', ids).map(({ card }) => card.id)).toEqual(ids)
    const first = cards.one('ko', all[0] ?? '')
    expect(cards.many('ko', all)[0]).toBe(first)
    expect(reads.filter((count) => count > 0)).toEqual([all.length])
  })

  it('are complete if more are requested than fit into the cache', () => {
    const { cards } = countingCards(1)
    cards.many('en', all.slice(0, 2))
    expect(cards.many('en', all).map(({ listed }) => listed)).toEqual(all.map((id) => index.listedProducts('en', [id])[0]))
  })
})
