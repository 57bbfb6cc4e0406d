import { describe, expect, it } from 'vitest'
import { servedContent } from '#tests/support/served-content.ts'
import { documentLanguages, handbookOf } from './document-plan.ts'
import { printedProduct, readPrintedContent } from './printed-product.ts'
import { chaptersOf } from './written-text.ts'

const snapshot = await readPrintedContent(servedContent)
const handbooks = snapshot.products.flatMap((product) => {
  const handbook = handbookOf(product.code)
  return handbook ? [{ product, handbook, code: product.code }] : []
})

describe.each(handbooks)('the handbook of $code', ({ product, handbook }) => {
  it.each(documentLanguages)('uses only placeholders that the product can fill (%s)', (language) => {
    const printed = printedProduct(snapshot, product, language)
    expect(chaptersOf(`${handbook}/manual`, printed)).toHaveLength(6)
    expect(chaptersOf(`${handbook}/installation`, printed)).toHaveLength(5)
    expect(chaptersOf('warranty', printed)[0]?.body).toContain(snapshot.site.brand)
  })

  it('has the same number of rows and steps in every language', () => {
    const shapes = documentLanguages.map((language) =>
      ['manual', 'installation'].map((text) =>
        chaptersOf(`${handbook}/${text}`, printedProduct(snapshot, product, language)).map(
          ({ body }) => body.match(/<(tr|li|h3|blockquote)>/g)?.length,
        ),
      ),
    )
    expect(shapes[1]).toEqual(shapes[0])
  })
})

it.skipIf(handbooks.length > 0)('this content has no product with a handbook', () => {})
