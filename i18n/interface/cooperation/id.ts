import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'cooperation.label': 'Proyek',
  'cooperation.engineering': 'Dukungan proyek',
  'cooperation.cases': 'Studi kasus',
  'cooperation.casesIntro':
    'Kondominium, sekolah memasak, rumah di atas bukit: dapur-dapur yang pernah kami kerjakan, kesulitannya, dan hasilnya.',
  'cooperation.serviceIdea': 'Prinsip layanan',
  'cooperation.process': 'Alur perbaikan',
  'cooperation.projects': 'Proyek kami',
  'cooperation.howWeWork': 'Tahapan proyek, bulan demi bulan',
  'cooperation.kitchens': '{count, number} dapur',
  'cooperation.products': 'Terpasang di dapur-dapur ini',
  'cooperation.askAbout': 'Tanyakan proyek serupa',
  'cooperation.none': 'Belum ada studi kasus.',
}
