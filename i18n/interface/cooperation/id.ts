import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'cooperation.label': 'Kerja sama',
  'cooperation.engineering': 'Kerja sama proyek',
  'cooperation.cases': 'Studi kasus pilihan',
  'cooperation.casesIntro':
    'Kondominium, sekolah memasak, rumah di atas bukit: dapur yang kami pasang, apa yang sulit, dan bagaimana hasilnya.',
  'cooperation.serviceIdea': 'Prinsip layanan',
  'cooperation.process': 'Alur purnajual',
  'cooperation.projects': 'Proyek',
  'cooperation.howWeWork': 'Jalannya sebuah proyek, bulan demi bulan',
  'cooperation.kitchens': '{count, number} dapur',
  'cooperation.products': 'Terpasang di dapur-dapur ini',
  'cooperation.askAbout': 'Tanyakan proyek serupa',
  'cooperation.none': 'Belum ada studi kasus.',
}
