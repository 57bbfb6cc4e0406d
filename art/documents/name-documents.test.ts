import { describe, expect, it } from 'vitest'
import { edition } from './edition.ts'
import { withDocuments } from './name-documents.ts'

const yaml = `id: "101"
# kept as it is
values: { size: [900, 390, 520] }
recommended: [RH-9011]
`
const dated = `documentsEdition: ${edition.year}-${String(edition.month).padStart(2, '0')}-01`
const named = `${yaml}${dated}
documents:
  specSheet: { en: documents/rh-9010-spec-sheet.en.pdf, zh-Hans: documents/rh-9010-spec-sheet.zh-hans.pdf }
`

describe('document entries in product.yaml', () => {
  it('appends the entries with their date and changes nothing else', () => {
    expect(withDocuments(yaml, 'RH-9010', ['specSheet'], ['en', 'zh-Hans'])).toBe(named)
  })

  it('replaces existing entries anywhere in the file', () => {
    const before = yaml.replace('recommended', 'documents:\n  manual:\n    en: documents/old.pdf\nrecommended')
    expect(withDocuments(before, 'RH-9010', ['specSheet'], ['en', 'zh-Hans'])).toBe(named)
    expect(withDocuments(named, 'RH-9010', ['specSheet'], ['en', 'zh-Hans'])).toBe(named)
  })

  it('adds no entries for a product without documents', () => {
    expect(withDocuments(named, 'HB-3020', [], ['en'])).toBe(yaml)
  })
})
