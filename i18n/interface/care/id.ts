import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'care.title': 'Perawatan dan pembersihan',
  'care.intro':
    'Apa yang perlu dilakukan setiap hari, setiap bulan, dan setahun sekali, pembersih yang dipakai, dan yang tidak boleh dipakai.',
  'care.description':
    'Cara membersihkan dan merawat cooker hood, kompor tanam, oven, oven uap, microwave, dan sink dengan mesin cuci piring: harian, bulanan, dan tahunan, langkah demi langkah.',
  'care.categories': 'Perawatan per kategori',
  'care.contents': 'Di halaman ini',
  'care.every.day': 'Setiap hari',
  'care.every.week': 'Setiap minggu',
  'care.every.month': 'Setiap bulan',
  'care.every.year': 'Setiap tahun',
  'care.use': 'Bersihkan dengan',
  'care.avoid': 'Jangan pernah memakai',
  'care.warnings': 'Demi keselamatan',
  'care.figures': 'Angka per model',
  'care.model': 'Model',
  'care.askTitle': 'Ada noda yang tidak mau hilang?',
  'care.askText':
    'Ceritakan nodanya dan apa yang sudah Anda coba. Dengan kode model, kami tahu apa yang aman untuk permukaannya.',
  'careLink.text': 'Perawatan dan pembersihan',
  'spareParts.name': 'Suku cadang',
  'spareParts.years': '{years, number} tahun setelah unit terakhir terjual',
  'spareParts.until': 'Sampai {date}',
  'repair.title': 'Berapa lama suku cadang disimpan',
  'repair.category': 'Kategori',
  'repair.years': 'Tahun setelah unit terakhir terjual',
  'repair.discontinued': 'Tidak dijual lagi: suku cadang sampai',
}
