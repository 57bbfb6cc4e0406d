import { describe, expect, it } from 'vitest'
import { tabOfHash } from './tab-choice.ts'

describe('D6: the URL hash selects the tab', () => {
  const shown = ['details', 'parameters'] as const

  it.each([
    { hash: '#parameters', tab: 'parameters' },
    { hash: '#features', tab: 'details' },
    { hash: '', tab: 'details' },
    { hash: '#manual', tab: 'details' },
    { hash: '#somewhere', tab: 'details' },
    { hash: 'parameters', tab: 'details' },
  ])('hash $hash selects $tab', ({ hash, tab }) => expect(tabOfHash(hash, shown)).toBe(tab))

  it('selects nothing if there are no tabs', () => expect(tabOfHash('#details', [])).toBeUndefined())
})
