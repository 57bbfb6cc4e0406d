import type { Messages } from './en.ts'

export const id: Messages = {
  // Shell
  skipToContent: 'Langsung ke isi',
  'action.tryAgain': 'Coba lagi',
  'action.close': 'Tutup',
  'page.failed': 'Halaman ini gagal dimuat.',
  // Error pages
  'notFound.title': 'Halaman tidak ditemukan',
  'notFound.text': 'Alamatnya mungkin salah ketik, atau isinya sudah dipindahkan.',
  'notFound.home': 'Ke beranda',
  'error.title': 'Ada masalah di pihak kami',
  'error.text': 'Halaman tidak dapat ditampilkan. Silakan coba lagi sebentar lagi.',
}
