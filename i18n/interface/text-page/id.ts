import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'textPage.contents': 'Di halaman ini',
  'textPage.updated': 'Terakhir diperbarui',
  'outlets.sum': '{shops, number} toko di {countries, number} negara',
  'promise.entries': '{count, number} janji',
  'promise.hotline': 'Hotline layanan',
  'promise.answer': 'Kami menghubungi Anda',
  'promise.answerIn': 'dalam 24 jam',
  'promise.warranty': 'Garansi',
  'promise.warrantyFor': 'lima tahun',
}
