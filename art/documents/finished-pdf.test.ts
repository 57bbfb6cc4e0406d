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

it('tells on which page a chapter begins', () => {
  expect([...pagesOfTargets(pdf)]).toEqual([
    ['chapter-1', 1],
    ['chapter-2', 2],
  ])
})

it('carries the date of the edition, not that of the printing, in the same number of bytes', () => {
  const dated = withEditionDate(pdf, { year: 2026, month: 3 })
  expect(dated.toString()).toContain("/CreationDate (D:20260301000000+00'00')")
  expect(dated.toString()).not.toContain('2030')
  expect(dated).toHaveLength(pdf.length)
})
