import { expect, it } from 'vitest'
import { withIntegrity } from './libraries-integrity.ts'

const head = '<head><link rel="preload" href="/assets/page-1.js"/><link rel="preload" href="/assets/libraries-2.js"/>'

it('adds the hash of the libraries after their link', () => {
  expect(withIntegrity(head, (url) => `sha256-of${url}`)).toBe(
    '<head><link rel="preload" href="/assets/page-1.js"/>' +
      '<link rel="preload" href="/assets/libraries-2.js"/>' +
      '<script nomodule="" src="/assets/libraries-2.js" integrity="sha256-of/assets/libraries-2.js"></script>',
  )
})

it('leaves a head without the libraries, or without their hash, as it is', () => {
  expect(withIntegrity('<head><title>Error</title>', () => 'sha256-a')).toBe('<head><title>Error</title>')
  expect(withIntegrity(head, () => undefined)).toBe(head)
})
