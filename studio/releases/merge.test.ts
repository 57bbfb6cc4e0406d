import { describe, expect, it } from 'vitest'
import { type Choices, mergeTexts, mergeValues } from './merge.ts'

const base = 'title: A # shown\ntext: one\nsize: [1, 2, 3]\nwords:\n  en: E\n  ko: K\n'
const merge = (theirs: string | undefined, mine: string | undefined, choices?: Choices) =>
  mergeTexts({ base, theirs, mine }, choices)
const changed = (from: string, to: string) => base.replace(from, to)

describe('three-way merge by field', () => {
  it('SW4: takes both changes if they are about different fields, and keeps the text of the published file', () => {
    const theirs = `# checked\n${changed('text: one', 'text: two')}`
    expect(merge(theirs, changed('en: E', 'en: F'))).toEqual({ text: theirs.replace('en: E', 'en: F'), conflicts: [] })
    expect(merge(changed('[1,', '[9,'), changed('3]', '7]'))).toMatchObject({ text: changed('[1, 2, 3]', '[9, 2, 7]') })
    expect(merge(`${base}more: 1\n`, changed('  ko: K\n', ''))).toMatchObject({ text: `${changed('  ko: K\n', '')}more: 1\n` })
  })

  it('SW4: names the fields that both have changed, and takes what is chosen', () => {
    const [theirs, mine] = [changed('title: A', 'title: B'), changed('title: A', 'title: C').replace('one', 'two')]
    const conflict = { path: ['title'], base: 'A', theirs: 'B', mine: 'C' }
    expect(merge(theirs, mine)).toEqual({ text: theirs.replace('one', 'two'), conflicts: [conflict] })
    expect(merge(theirs, mine, new Map([['title', 'mine']]))).toEqual({ text: mine, conflicts: [] })
    expect(merge(theirs, mine, new Map([['title', 'theirs']]))).toEqual({ text: theirs.replace('one', 'two'), conflicts: [] })
    const longer = mergeValues({ a: [1] }, { a: [1, 2] }, { a: [1, 3] })
    expect(longer).toEqual({ edits: [], conflicts: [{ path: ['a'], base: [1], theirs: [1, 2], mine: [1, 3] }] })
  })

  it('SW4: a removed file and a changed one are a conflict of the whole file', () => {
    const mine = changed('one', 'two')
    expect(merge(undefined, mine).conflicts).toHaveLength(1)
    expect(merge(undefined, mine, new Map([['', 'mine']]))).toEqual({ text: mine, conflicts: [] })
    expect(merge(mine, undefined, new Map([['', 'mine']]))).toEqual({ text: undefined, conflicts: [] })
    expect(merge(mine, undefined, new Map([['', 'theirs']]))).toEqual({ text: mine, conflicts: [] })
    expect(merge(undefined, undefined)).toEqual({ text: undefined, conflicts: [] })
    expect(mergeTexts({ base: undefined, theirs: 'a: 1\n', mine: 'a: 2\n' }).conflicts).toHaveLength(1)
  })

  it('SW4: the same change on both sides, and a change of one side, are no conflict', () => {
    const same = changed('title: A', 'title: B')
    expect(merge(same, same.replace('text: one', 'text: two'))).toEqual({ text: same.replace('one', 'two'), conflicts: [] })
    expect(merge(base, same)).toEqual({ text: same, conflicts: [] })
    expect(merge(same, base)).toEqual({ text: same, conflicts: [] })
  })

  it('SW4: a text that is no YAML can only be taken or left', () => {
    expect(merge('a: [', changed('one', 'two')).conflicts).toMatchObject([{ path: [] }])
    expect(merge('a: [', changed('one', 'two'), new Map([['', 'mine']]))).toMatchObject({ text: changed('one', 'two') })
  })
})
