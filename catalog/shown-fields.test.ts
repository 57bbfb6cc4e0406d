import { expect, it } from 'vitest'
import { z } from 'zod'
import { Words } from '#contract/content/words.ts'
import { eachField, shownIn } from './shown-fields.ts'

const Fields = z.object({ weight: z.number().optional(), place: Words, slogan: Words.optional() })
const place = { en: 'Singapore', ko: '싱가포르' }

it('keeps facts unchanged and gives words in the language', () => {
  expect(shownIn(Fields, { weight: 0, place }, 'ko')).toEqual({ weight: 0, place: { text: '싱가포르' } })
})

it('marks words that fell back to English, including optional fields', () => {
  const fellBack = { text: 'Singapore', lang: 'en' }
  expect(shownIn(Fields, { place, slogan: place }, 'id')).toEqual({ place: fellBack, slogan: fellBack })
})

it('includes only the listed fields, in their order', () => {
  const entry = { secret: 1, place, weight: 2 }
  expect(Object.keys(shownIn(Fields, entry, 'en'))).toEqual(['weight', 'place'])
})

it('maps each field that the entry has', () => {
  const Texts = z.object({ title: z.string(), tip: z.string().optional() })
  expect(eachField(Texts, { title: 'Tofu', tip: undefined }, (text, name) => `${name}: ${text}`)).toEqual({
    title: 'title: Tofu',
  })
})
