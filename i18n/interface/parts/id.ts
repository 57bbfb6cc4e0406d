import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'accessories.title': 'Aksesori dan suku cadang',
  'accessories.intro':
    'Filter, loyang, cincin wajan, karet pintu: mana yang cocok untuk peralatan Anda, berapa harganya, dan kapan diganti. Pilih model Anda, filternya tampil paling atas.',
  'accessories.description':
    'Aksesori, filter, dan suku cadang Solenne di Singapura menurut model: nomor suku cadang, harga termasuk GST, dan jadwal penggantian.',
  'accessories.ofCategory': '{category}: aksesori dan suku cadang',
  'accessories.ofCategoryDescription':
    '{category}: filter, aksesori, dan suku cadang dengan nomor suku cadang, model yang cocok, dan harga termasuk GST.',
  'accessories.of': 'Aksesori dan suku cadang {code}',
  'accessories.ofDescription':
    'Yang cocok untuk {code}, {title}: filter, aksesori, dan suku cadang dengan nomor suku cadang dan harga termasuk GST.',
  'accessories.model': 'Model Anda, misalnya {example}',
  'accessories.find': 'Tampilkan yang cocok',
  'accessories.near': 'Mungkin Anda mencari:',
  'accessories.unknown': 'Model “{code}” tidak ditemukan',
  'accessories.unknownText': 'Periksa kode di pelat nama: dua huruf dan empat angka, misalnya {example}.',
  'accessories.categories': 'Aksesori menurut kategori',
  'accessories.all': 'Semua',
  'accessories.product': 'Tentang {code}',
  'accessories.support': 'Bantuan untuk {code}',
  'accessories.group.filters': 'Filter',
  'accessories.group.accessory': 'Aksesori',
  'accessories.group.consumable': 'Perawatan dan barang habis pakai',
  'accessories.group.spare-part': 'Suku cadang',
  'accessories.separator': ', ',
  'accessories.fits': 'Cocok untuk {models}',
  'accessories.fitsMore': 'Cocok untuk {models} dan {count, number} model lain',
  'accessories.fitsAll': 'Cocok untuk semua model: {categories}',
  'accessories.replaceMonths': 'Ganti setiap {count, number} bulan',
  'accessories.replaceYears': 'Ganti setiap {count, number} tahun',
  'accessories.technician': 'Dipasang oleh teknisi',
  'accessories.delivery': 'belum termasuk ongkos kurir',
  'accessories.note':
    'Harga dalam dolar Singapura, termasuk GST, belum termasuk ongkos kurir. Untuk suku cadang yang harus dipasang teknisi, biaya kunjungan dihitung terpisah.',
  'accessories.none': 'Belum ada barang di sini. Tim layanan kami akan membantu mencarikan yang Anda perlukan.',
  'accessories.orderTitle': 'Cara memesan',
  'accessories.orderText':
    'Telepon atau kirim surel kepada kami dan sebutkan nomor suku cadangnya. Jika ragu, foto pelat nama sudah cukup.',
  'accessories.orderSubject': 'Pemesanan aksesori atau suku cadang',
  'charges.included': 'Termasuk',
  'charges.from': 'Mulai {price}',
  'charges.note': 'Semua harga dalam dolar Singapura, termasuk GST, berlaku mulai {date}.',
  'warrantyTerms.table': 'Masa garansi menurut produk',
  'warrantyTerms.years': '{count, plural, =0 {Tidak ada} other {# tahun}}',
  'warrantyTerms.register': 'Daftarkan produk Anda',
}
