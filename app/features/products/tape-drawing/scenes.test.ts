import { expect, it } from 'vitest'
import { isLengthQuestion, questionsOf } from '#contract/fit/questions.ts'
import { letteredScenes } from './scenes.ts'

const lettersOf = (category: keyof typeof questionsOf) =>
  letteredScenes(questionsOf[category].filter(isLengthQuestion)).map(({ measures }) =>
    measures.map(({ question, letter }) => `${letter} ${question}`),
  )

it('FT6: measures of one place share a drawing, and the letters go on', () => {
  expect(lettersOf(2)).toEqual([['A cutoutWidth', 'B cutoutDepth', 'C wall', 'D tall'], ['E depthBelow'], ['F above']])
})

it('FT6: every length of a category has a letter of its own', () => {
  for (const category of [1, 2, 3, 4, 5, 6] as const) {
    const letters = lettersOf(category).flat()
    expect(new Set(letters.map(([letter]) => letter)).size).toBe(questionsOf[category].filter(isLengthQuestion).length)
  }
})
