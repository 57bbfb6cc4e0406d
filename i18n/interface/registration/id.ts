import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'registration.title': 'Daftarkan produk Anda',
  'registration.text':
    'Cukup tiga menit. Saat Anda menelepon, kami langsung tahu produk Anda, Anda tidak perlu mencari faktur, dan kami memberi tahu Anda jika ada pemberitahuan keselamatan.',
  'registration.purpose': 'Data ini kami pakai untuk garansi, perbaikan, dan pemberitahuan keselamatan produk ini.',
  'registration.hdb': 'Flat HDB',
  'registration.condominium': 'Kondominium',
  'registration.landed': 'Rumah tapak',
  'registration.otherHome': 'Lainnya',
  'registration.store': 'Toko',
  'registration.online': 'Daring',
  'registration.developer': 'Pengembang properti',
  'registration.other': 'Lainnya',
  'registration.plateHint': 'Tertera di pelat nama. Lihat gambar di bawah.',
  'registration.plate': 'Di mana letak nomor seri?',
  'registration.plateWhere':
    'Cooker hood: di balik filter. Kompor tanam: di sisi bawah dan di balik sampul buku panduan. Oven, oven uap, dan microwave: di bingkai, terlihat saat pintu dibuka. Sink dengan mesin cuci piring: di balik tutup.',
  'registration.plateAlt': 'Gambar pelat nama: model di baris kedua, nomor seri di baris keempat',
  'registration.certificate': 'Sertifikat garansi',
  'registration.owner': 'Pemilik',
  'registration.reference': 'Nomor referensi',
  'registration.until': 'Garansi sampai',
  'registration.ended': 'Garansi berakhir',
  'registration.print': 'Cetak sertifikat',
  'registration.calendar': 'Ingatkan saya sebulan sebelum berakhir (.ics)',
  'registration.reminder': 'Garansi {code} Anda berakhir',
  'registration.again': 'Dapatkan kembali sertifikat Anda',
  'registration.againText': 'Masukkan nomor referensi dan empat angka terakhir nomor telepon yang Anda daftarkan.',
  'registration.digits': 'Empat angka terakhir nomor telepon Anda',
  'registration.show': 'Tampilkan sertifikat',
  'registration.notFound': 'Tidak ada pendaftaran dengan nomor referensi dan angka ini. Periksa keduanya, lalu coba lagi.',
  'registration.noCertificate': 'Sertifikat belum ada',
  'registration.openPurchaseDate':
    'Pendaftaran Anda sudah kami terima, tetapi tanggal pembelian ini tidak mungkin benar, jadi sertifikat belum ada. Kami akan menghubungi Anda dalam 24 jam, atau telepon {phone}. Sampai saat itu, faktur sudah cukup: garansi dihitung dari tanggal pada faktur.',
  'registration.openModel':
    'Pendaftaran Anda sudah kami terima, tetapi model ini tidak kami kenali, jadi sertifikat belum ada. Kami akan menghubungi Anda dalam 24 jam, atau telepon {phone}. Sampai saat itu, faktur sudah cukup jika perlu perbaikan.',
  'registration.wholeNumber':
    'Nomor referensi ini sudah banyak kali dicoba. Demi keamanan data Anda, masukkan nomor telepon lengkap, bukan empat angka saja.',
  'owned.have': 'Saya punya ini di rumah',
  'owned.keep': 'Simpan di Dapur saya',
  'owned.open': 'Sudah ada di Dapur saya',
  'owned.added': '{code} sudah ditambahkan ke Dapur saya.',
  'owned.failed': 'Model ini tidak dapat dicari. Periksa koneksi Anda, lalu coba lagi.',
}
