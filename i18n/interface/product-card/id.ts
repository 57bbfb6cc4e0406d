import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'price.from': 'Mulai {price} termasuk GST',
  'pricing.name': 'Harga',
  'pricing.on': 'Harga eceran yang disarankan per {date}, belum termasuk pengantaran dan pemasangan.',
  'offer.charges': 'Harga dan biaya',
  'offer.terms': 'Ketentuan garansi',
  'offer.accessories': 'Aksesori dan suku cadang',
  'offer.allAccessories': 'Semua {count, number} aksesori dan suku cadang untuk {code}',
  // Compare
  'compare.add': 'Bandingkan',
  'compare.addThis': 'Tambahkan ke perbandingan',
  'compare.addProduct': 'Bandingkan {code}',
  'compare.full': 'Anda dapat membandingkan hingga {limit, number} produk. Hapus satu untuk menambah yang lain.',
  'compare.nothingChosen': 'Silakan pilih produk yang akan dibandingkan',
  'compare.compare': 'Bandingkan',
  'compare.count': '({count, number} produk)',
  'compare.chosen': 'Produk untuk dibandingkan',
  'compare.room': '{count, number} dari {limit, number} dipilih',
  'compare.removeProduct': 'Hapus {code}',
  'compare.removed': '{code} dihapus.',
  'compare.clear': 'Kosongkan',
  'compare.cleared': 'Tidak ada produk yang dipilih untuk dibandingkan.',
  'series.feature': 'Keistimewaan {name}',
}
