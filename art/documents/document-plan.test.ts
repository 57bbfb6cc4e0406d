import { describe, expect, it } from 'vitest'
import { FilePath } from '#contract/content/words.ts'
import { documentLanguages, documentPath, handbookOf, kindsFor } from './document-plan.ts'

describe('document plan', () => {
  it('D6: one product has every kind of document, one has none', () => {
    expect(kindsFor('RH-9010')).toEqual(['manual', 'specSheet', 'installationGuide', 'warranty', 'accessories', 'brochure'])
    expect(kindsFor('HB-3020')).toEqual([])
  })

  it('D6: every other product has a specification sheet, and with a handbook also a manual and an installation guide', () => {
    expect(kindsFor('EO-6060')).toEqual(['specSheet'])
    for (const code of ['HB-7830', 'EO-6072', 'SO-6065', 'MW-4544', 'SD-9008', 'RH-9008', 'HB-7630', 'EO-6068']) {
      expect(kindsFor(code)).toEqual(['manual', 'specSheet', 'installationGuide'])
      expect(handbookOf(code)).toBeDefined()
    }
  })

  it('K2: the file name has product, kind and language, and the path is valid in the content', () => {
    expect(documentPath('RH-9010', 'specSheet', 'zh-Hans')).toBe('documents/rh-9010-spec-sheet.zh-hans.pdf')
    for (const kind of kindsFor('RH-9010')) {
      for (const language of documentLanguages) {
        expect(FilePath.safeParse(documentPath('RH-9010', kind, language)).success).toBe(true)
      }
    }
  })
})
