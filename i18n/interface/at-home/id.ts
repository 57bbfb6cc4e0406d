import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'atHome.title': 'Di rumah',
  'offline.title': 'Anda sedang offline',
  'offline.text':
    'Halaman ini tidak disimpan di perangkat Anda. Buku panduan dan cara perawatan yang Anda simpan ada di Dapur saya.',
  'offline.kitchen': 'Buka Dapur saya',
  'offline.again': 'Coba lagi',
}
