import { expect, it } from 'vitest'
import { examineContent } from '../check/examine-content.ts'
import { loadCatalog } from '../load-catalog.ts'
import { type Edits, fixtureCopy, fixtureDraft } from '../testing/fixture.ts'
import { withdrawalFaults } from './notice-withdrawals.ts'

const notice = 'notices/rh-0001-glass/notice.yaml'
const messagesAfter = async (edits: Edits) =>
  withdrawalFaults(await fixtureDraft(edits), '2026-06-01').map(({ message }) => message.split(':')[0])
const suppressing = (value: string) => (text: string) => text.replace(/^suppresses: .*$/m, value)

it('K2: an open safety notice says which instructions it withdraws, or none', async () => {
  expect(await messagesAfter({})).toEqual([])
  expect(await messagesAfter({ [notice]: suppressing('') })).toEqual([
    'a safety notice must name the instructions that it withdraws, or “none”',
  ])
  expect(await messagesAfter({ [notice]: suppressing('suppresses: [none, removing-the-door]') })).toContain(
    'none and instructions exclude each other',
  )
})

it('K2: what a safety notice doesn’t say is a fault of its own field, and visitors see the notice all the same', async () => {
  await using copy = await fixtureCopy()
  await copy.edit(notice, suppressing(''))
  const { draft, faults } = await examineContent(copy.folder)
  expect(withdrawalFaults(draft, '2026-06-01').map(({ field }) => field)).toEqual(['suppresses'])
  expect(faults).toEqual([])
  expect((await loadCatalog(copy.folder)).notices('en').map(({ id }) => id)).toContain('rh-0001-glass')
})

it('K2: an advice, and a notice that is no longer shown, may leave open what they withdraw', async () => {
  const ended = (text: string) => suppressing('until: 2026-05-31')(text)
  const advice = (text: string) => suppressing('')(text).replace('severity: safety', 'severity: advice')
  for (const edit of [ended, advice]) expect(await messagesAfter({ [notice]: edit })).toEqual([])
})

it('K2: an open notice cannot withdraw instructions that no text gives', async () => {
  expect(await messagesAfter({ [notice]: suppressing('suppresses: [removing-the-door]') })).toEqual([
    'no text about its models gives these instructions',
  ])
})

it('K2: no text about a model of an open notice gives the instructions without being marked', async () => {
  const edits = {
    [notice]: suppressing('suppresses: [removing-the-door]'),
    'products/rh-0001/en.yaml': (text: string) => text.replace(/^summary: .*$/m, 'summary: Remove the door to clean it.'),
  }
  expect(await messagesAfter(edits)).toContainEqual(expect.stringContaining('still gives') && expect.stringContaining('rh-0001'))
})
