import { expect, it } from 'vitest'
import { fileFacts, fileSize } from './file-facts.ts'

const indonesian = (value: number) => new Intl.NumberFormat('id').format(value)

it.each([
  { bytes: 12, size: '1 KB' },
  { bytes: 340_200, size: '340 KB' },
  { bytes: 999_600, size: '1 MB' },
  { bytes: 1_234_567, size: '1,2 MB' },
  { bytes: 12_000_000, size: '12 MB' },
])('D6: $bytes bytes are $size', ({ bytes, size }) => expect(fileSize(bytes, indonesian)).toBe(size))

it('D6: a document that has not been made yet has no size', () => {
  const file = {
    url: '/media/0123456789/rh-9010-manual.ko.pdf',
    fileName: 'rh-9010-manual.ko.pdf',
    type: 'pdf',
    language: 'ko',
  } as const
  expect(fileFacts(file, indonesian)).toBe('PDF · 한국어')
  expect(fileFacts({ ...file, bytes: 1_234_567 }, indonesian)).toBe('PDF · 1,2 MB · 한국어')
})
