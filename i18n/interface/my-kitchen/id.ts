import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'kitchen.title': 'Dapur saya',
  'kitchen.intro':
    'Simpan peralatan yang sedang Anda pertimbangkan dan yang ada di rumah di satu tempat. Semuanya tetap di perangkat ini: tidak ada yang dikirim sebelum Anda mengirimnya.',
  'kitchen.description':
    'Simpan peralatan yang Anda pertimbangkan dan yang Anda miliki di satu tempat: sambungan yang diperlukan, apa yang cocok bersama, buku petunjuk, dan perawatan. Tetap di perangkat Anda.',
  'kitchen.noScript':
    'Dapur saya memerlukan JavaScript, karena disimpan di browser Anda dan bukan di server kami. Aktifkan, lalu muat ulang halaman ini.',
  'kitchen.refused':
    'Browser Anda tidak mengizinkan situs ini menyimpan apa pun, sehingga Dapur saya tidak dapat dipakai di sini. Keluar dari mode samaran atau izinkan data situs, lalu muat ulang. Bagian lain situs ini tetap berfungsi.',
  'kitchen.thinkingOf': 'Sedang dipertimbangkan',
}
