import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'home.banners': 'Sorotan',
  'home.categories': 'Enam jenis peralatan untuk dipakai setiap hari',
  'home.series': 'Seri kami',
  'home.hotProducts': 'Yang paling banyak dipilih',
  'home.hotNews': 'Kabar terbaru dari kami',
  'home.allNews': 'Semua berita',
  'home.hotRecipes': 'Untuk dimasak malam ini',
  'home.allRecipes': 'Semua resep',
  'home.reviews': 'Dari dapur mereka',
  'home.reviews.offer':
    'Ulasan lain disimpan oleh {provider}. Menampilkannya menghubungkan peramban Anda ke {provider}, yang lalu mengetahui alamat jaringan Anda. Tidak ada yang dimuat sebelum Anda setuju.',
  'home.reviews.agree': 'Tampilkan ulasan dari {provider}',
  'home.reviews.failed': 'Ulasan dari {provider} tidak termuat. Di atas ada cerita pelanggan kami sendiri.',
  'home.reviews.frame': 'Ulasan dari {provider}',
  'home.counters': '{brand} dalam angka',
}
