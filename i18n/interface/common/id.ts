import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'carousel.previous': 'Sebelumnya',
  'carousel.next': 'Berikutnya',
  'carousel.slide': 'Slide {position, number} dari {count, number}',
  'carousel.play': 'Putar otomatis',
  'carousel.pause': 'Jeda',
  'breadcrumb.label': 'Posisi Anda',
  'share.share': 'Bagikan',
  'share.copy': 'Salin tautan',
  'share.copied': 'Tautan disalin',
  'share.notCopied': 'Peramban tidak mengizinkan penyalinan. Tautannya: {url}',
  'loadFailure.text': 'Yang Anda minta gagal dimuat. Yang tampil masih isi sebelumnya.',
}
