import { expect, it } from 'vitest'
import { copyOfItem, type FileValue, removalOfItem } from './list-items.ts'

const facts = 'care/hobs/care.yaml'
const files: FileValue[] = [
  { file: facts, value: { families: [{ id: 'gas', tasks: [{ id: 'caps' }, { id: 'caps-2' }] }], plain: [{ a: 1 }] } },
  { file: 'care/hobs/en.yaml', language: 'en', value: { families: { gas: { tasks: { caps: { title: 'Caps' } } } } } },
  { file: 'care/hobs/ko.yaml', language: 'ko', value: { families: {} } },
]

it('SW3: an item is copied with its texts, under an id that is free', () => {
  expect(copyOfItem(files, { file: facts, path: ['families', 0, 'tasks', 0] })).toEqual([
    { file: 'care/hobs/en.yaml', edit: { set: ['families', 'gas', 'tasks', 'caps-3'], value: { title: 'Caps' } } },
    { file: facts, edit: { insert: ['families', 0, 'tasks', 1], value: { id: 'caps-3' } } },
  ])
  expect(copyOfItem(files, { file: facts, path: ['plain', 0] })).toEqual([
    { file: facts, edit: { insert: ['plain', 1], value: { a: 1 } } },
  ])
})

it('SW3: an item is removed with its texts, also if they are under its id alone', () => {
  const questions = 'faq/hobs/questions.yaml'
  const faq = [
    { file: questions, value: { questions: [{ id: 'gas' }] } },
    { file: 'faq/hobs/en.yaml', language: 'en', value: { gas: { title: 'Gas?' } } },
  ]
  expect(removalOfItem(faq, { file: questions, path: ['questions', 0] })).toEqual([
    { file: 'faq/hobs/en.yaml', edit: { remove: ['gas'] } },
    { file: questions, edit: { remove: ['questions', 0] } },
  ])
})
