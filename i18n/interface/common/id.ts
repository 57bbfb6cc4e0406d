import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'carousel.previous': 'Sebelumnya',
  'carousel.next': 'Berikutnya',
  'carousel.slide': 'Slide {position, number} dari {count, number}',
  'autoplay.play': 'Putar slide',
  'autoplay.pause': 'Jeda slide',
  'paging.label': 'Halaman',
  'paging.previous': 'Sebelumnya',
  'paging.next': 'Berikutnya',
  'paging.page': 'Halaman {number, number}',
  'paging.position': 'Halaman {number, number} dari {count, number}',
  'paging.title': '{title} – halaman {number, number}',
  'breadcrumb.label': 'Posisi Anda',
  'share.share': 'Bagikan',
  'share.copy': 'Salin tautan',
  'share.copied': 'Tautan disalin',
  'share.notCopied': 'Peramban Anda menolak penyalinan. Ini tautannya: {url}',
  'loadFailure.text': 'Gagal memuat. Yang masih tampil adalah isi sebelumnya.',
}
