import { expect, it } from 'vitest'
import type { Match, Wanted } from './find-matches.ts'
import { someOf } from './some-matches.ts'

const word = (text: string): Wanted => ({ phrases: [[text]], prefixes: [] })
const entry = (key: number, kind: Match['kind'] = 'question'): Match => ({ key, kind, code: null, score: 1, isStrong: true })

/** Finds these entries and documents by their words. Keys of documents begin at 100. */
function found(words: Record<string, number[]>, mostDocuments = 2) {
  const read: string[] = []
  const isDocument = (key: number) => key >= 100
  const { matches, withoutDocuments } = someOf(Object.keys(words).map(word), {
    find({ phrases: [[text = ''] = []] }, documents) {
      const keys = words[text] ?? []
      const others = keys.filter((key) => !isDocument(key)).map((key) => entry(key))
      if (documents === 'keys') return { matches: others, documents: { keys: new Set(keys.filter(isDocument)), isStrong: true } }
      read.push(text)
      return { matches: [...others, ...keys.filter(isDocument).map((key) => entry(key, 'document'))] }
    },
    mostDocuments,
  })
  return { keys: matches.map(({ key }) => key), withoutDocuments, read }
}

it('Q1: lists entries with at least half of the words, those with more of them first', () => {
  const { keys } = found({ clean: [1, 2], oven: [2, 3], door: [2], glass: [2, 3] })
  expect(keys).toEqual([2, 3])
})

it('Q1: lists a few documents among other entries', () => {
  const { keys, withoutDocuments } = found({ manual: [1, 101, 102, 103], rh: [101, 102], drawing: [101] })
  expect([keys, withoutDocuments]).toEqual([[101, 102], false])
})

it('Q1: does not read documents that are too many beside other entries', () => {
  const many = found({ oven: [1, 101, 102, 103], zzyzx: [] })
  expect(many).toEqual({ keys: [1], withoutDocuments: true, read: [] })
})

it('Q1: lists any number of documents if no other entry has enough', () => {
  const { keys, withoutDocuments } = found({ warranty: [101, 102, 103], zzyzx: [] })
  expect([keys, withoutDocuments]).toEqual([[101, 102, 103], false])
})
