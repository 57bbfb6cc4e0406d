import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'notice.heading': 'Pemberitahuan keselamatan',
  'notice.safety': 'Pemberitahuan keselamatan',
  'notice.advice': 'Saran',
  'notice.recall': 'Baca pemberitahuan keselamatan ini sebelum memakai produk.',
  'notice.uncertain':
    'Dari nomor serinya, kami tidak bisa memastikan apakah produk ini terdampak. Sampai kami memeriksanya bersama Anda, ikuti isi pemberitahuan ini dan telepon {phone}.',
}
