import { describe, expect, it } from 'vitest'
import { tabOfHash } from './tab-choice.ts'

describe('D6: the URL hash selects the tab', () => {
  const shown = ['features', 'details', 'parameters'] as const

  it.each([
    { hash: '#parameters', tab: 'parameters' },
    { hash: '#features', tab: 'features' },
    { hash: '', tab: 'details' },
    { hash: '#manual', tab: 'details' },
    { hash: '#somewhere', tab: 'details' },
    { hash: 'parameters', tab: 'details' },
  ])('hash $hash selects $tab', ({ hash, tab }) => expect(tabOfHash(hash, shown)).toBe(tab))

  it('selects the features only if there is nothing else', () => expect(tabOfHash('', ['features'])).toBe('features'))

  it('selects nothing if there are no tabs', () => expect(tabOfHash('#details', [])).toBeUndefined())
})
