import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'written.contents': 'Di halaman ini',
  'written.updated': 'Terakhir diperbarui',
  'outlets.sum': '{shops, number} toko di {countries, number} negara',
  'promise.entries': '{count, number} janji',
  'promise.hotline': 'Telepon layanan',
  'promise.answer': 'Jawaban dari kami',
  'promise.answerIn': 'dalam 24 jam',
  'promise.warranty': 'Garansi',
  'promise.warrantyFor': 'lima tahun',
}
