import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'home.banners': 'Sorotan',
  'home.categories': 'Enam jenis peralatan untuk memasak sehari-hari',
  'home.series': 'Seri kami',
  'home.hotProducts': 'Favorit pelanggan',
  'home.hotNews': 'Berita terbaru',
  'home.allNews': 'Semua berita',
  'home.hotRecipes': 'Untuk dimasak malam ini',
  'home.allRecipes': 'Semua resep',
  'home.reviews': 'Dari dapur pelanggan kami',
  'home.reviews.examples': 'Contoh ulasan',
  'home.reviews.invented': 'Kutipan ini rekaan, hanya untuk menunjukkan tampilannya. Bukan tulisan pelanggan sungguhan.',
  'home.reviews.offer':
    'Baca ulasan lain di {provider}. Saat dimuat, {provider} mengetahui alamat IP Anda, jadi kami meminta izin Anda dulu.',
  'home.reviews.agree': 'Tampilkan ulasan dari {provider}',
  'home.reviews.failed': 'Ulasan dari {provider} gagal dimuat.',
  'home.reviews.frame': 'Ulasan dari {provider}',
  'home.counters': '{brand} dalam angka',
}
