import { expect, it } from 'vitest'
import { pagesOfTargets, withEditionDate } from './finished-pdf.ts'

const pdf = Buffer.from(`%PDF-1.4
1 0 obj
<</CreationDate (D:20301120141059+00'00')
/ModDate (D:20301120141059+00'00')>>
endobj
2 0 obj
<</Type /Page
>>
endobj
17 0 obj
<</Type /Page
>>
endobj
21 0 obj
<</chapter-1 [2 0 R /XYZ 64 761 0]
/chapter-2 [17 0 R /XYZ 63 764 0]>>
endobj
`)

it('finds the page on which a chapter begins', () => {
  expect([...pagesOfTargets(pdf)]).toEqual([
    ['chapter-1', 1],
    ['chapter-2', 2],
  ])
})

it('replaces the time of printing with the date of the edition, without changing the file size', () => {
  const dated = withEditionDate(pdf, { year: 2026, month: 3 })
  expect(dated.toString()).toContain("/CreationDate (D:20260301000000+00'00')")
  expect(dated.toString()).not.toContain('2030')
  expect(dated).toHaveLength(pdf.length)
})
