import { describe, expect, it } from 'vitest'
import { formatFilters, parseFilters, toggleFilter } from './filter-query.ts'

describe('P2: filters in the URL', () => {
  it('ticking adds the id to a sorted list by number, unticking removes it, an emptied type is gone', () => {
    const two = toggleFilter(toggleFilter({}, 'width', '10'), 'width', '9')
    expect(two).toEqual({ width: ['9', '10'] })
    expect(toggleFilter(two, 'width', '9')).toEqual({ width: ['10'] })
    expect(toggleFilter({ width: ['10'], type: ['1'] }, 'width', '10')).toEqual({ type: ['1'] })
  })

  it('a choice survives the way through the URL', () => {
    const choice = { type: ['1', '2'], width: ['3', '10'] }
    expect(formatFilters(choice)).toBe('type:1,2;width:3,10')
    expect(parseFilters([formatFilters(choice)])).toEqual(choice)
  })

  it('reads the separate fields of a form without JavaScript the same way', () => {
    expect(parseFilters(['width:10', 'type:1', 'width:3', 'width:3'])).toEqual({ width: ['3', '10'], type: ['1'] })
  })

  it('leaves out what it cannot read', () => {
    expect(parseFilters(['width', 'width:', 'width:x', 'width:0', '<b>:1', `${'w'.repeat(50)}:1`, 'width:1,zz,2'])).toEqual({
      width: ['1', '2'],
    })
    expect(parseFilters(['__proto__:1', 'constructor:2'])).toEqual({ constructor: ['2'] })
  })
})
