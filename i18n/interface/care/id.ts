import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'care.title': 'Perawatan dan pembersihan',
  'care.intro':
    'Apa yang dilakukan setiap hari, setiap bulan, dan setahun sekali, bahan pembersih yang cocok, dan yang tidak boleh dipakai sama sekali.',
  'care.description':
    'Cara membersihkan dan merawat cooker hood, kompor tanam, oven, oven uap, microwave, dan sink dengan mesin cuci piring: harian, bulanan, dan tahunan, langkah demi langkah.',
  'care.categories': 'Perawatan menurut kategori',
  'care.contents': 'Di halaman ini',
  'care.every.day': 'Setiap hari',
  'care.every.week': 'Setiap minggu',
  'care.every.month': 'Setiap bulan',
  'care.every.year': 'Setiap tahun',
  'care.use': 'Bersihkan dengan',
  'care.avoid': 'Jangan gunakan',
  'care.warnings': 'Demi keselamatan',
  'care.figures': 'Data per model',
  'care.model': 'Model',
  'care.askTitle': 'Ada noda yang membandel?',
  'care.askText':
    'Ceritakan nodanya dan apa yang sudah Anda coba. Sertakan kode model, agar kami dapat menyarankan cara yang aman bagi permukaannya.',
  'spareParts.name': 'Suku cadang',
  'spareParts.years': '{years, number} tahun setelah unit terakhir terjual',
  'spareParts.until': 'Sampai {date}',
  'repair.title': 'Berapa lama kami menyediakan suku cadang',
  'repair.category': 'Kategori',
  'repair.years': 'Tahun setelah unit terakhir terjual',
  'repair.discontinued': 'Tidak dijual lagi: suku cadang sampai',
}
