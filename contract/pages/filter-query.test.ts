import { describe, expect, it } from 'vitest'
import { formatFilters, parseFilters, toggleFilter } from './filter-query.ts'

describe('P2: filters in the URL', () => {
  it('ticking adds the id in numeric order, unticking removes it, and an empty type disappears', () => {
    const two = toggleFilter(toggleFilter({}, 'width', '10'), 'width', '9')
    expect(two).toEqual({ width: ['9', '10'] })
    expect(toggleFilter(two, 'width', '9')).toEqual({ width: ['10'] })
    expect(toggleFilter({ width: ['10'], type: ['1'] }, 'width', '10')).toEqual({ type: ['1'] })
  })

  it('parses what it formats', () => {
    const choice = { type: ['1', '2'], width: ['3', '10'] }
    expect(formatFilters(choice)).toBe('type:1,2;width:3,10')
    expect(parseFilters([formatFilters(choice)])).toEqual(choice)
  })

  it('accepts the repeated parameters of a form without JavaScript', () => {
    expect(parseFilters(['width:10', 'type:1', 'width:3', 'width:3'])).toEqual({ width: ['3', '10'], type: ['1'] })
  })

  it('ignores invalid parameters', () => {
    expect(parseFilters(['width', 'width:', 'width:x', 'width:0', '<b>:1', `${'w'.repeat(50)}:1`, 'width:1,zz,2'])).toEqual({
      width: ['1', '2'],
    })
    expect(parseFilters(['__proto__:1', 'constructor:2'])).toEqual({ constructor: ['2'] })
  })
})
