import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'carousel.previous': 'Sebelumnya',
  'carousel.next': 'Berikutnya',
  'carousel.slide': 'Slide {position, number} dari {count, number}',
  'carousel.play': 'Putar otomatis',
  'carousel.pause': 'Jeda',
  'paging.label': 'Halaman daftar',
  'paging.previous': 'Sebelumnya',
  'paging.next': 'Berikutnya',
  'paging.page': 'Halaman {number, number}',
  'paging.position': 'Halaman {number, number} dari {count, number}',
  'paging.title': '{title} – halaman {number, number}',
  'breadcrumb.label': 'Posisi Anda',
  'share.share': 'Bagikan',
  'share.copy': 'Salin tautan',
  'share.copied': 'Tautan disalin',
  'share.notCopied': 'Peramban tidak mengizinkan penyalinan. Tautannya: {url}',
  'loadFailure.text': 'Yang Anda minta gagal dimuat. Yang tampil masih isi sebelumnya.',
}
