import { expect, it } from 'vitest'
import { HydratedLater } from './hydrated-later.tsx'
import { renderWhole } from './render-whole.server.tsx'

function Broken(): never {
  throw new Error('No picture')
}

it('G9: an error inside a part that is hydrated later is not hidden', () => {
  expect(() =>
    renderWhole(
      <HydratedLater>
        <Broken />
      </HydratedLater>,
    ),
  ).toThrow('No picture')
})

it('the HTML has the parts that are hydrated later', () => {
  const page = (
    <main>
      <HydratedLater>
        <p>A hood</p>
      </HydratedLater>
    </main>
  )
  expect(renderWhole(page)).toBe('<main><!--$--><p>A hood</p><!--/$--></main>')
})
