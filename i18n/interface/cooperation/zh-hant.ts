import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'cooperation.label': '工程項目',
  'cooperation.engineering': '工程支援',
  'cooperation.cases': '工程案例',
  'cooperation.casesIntro': '私人屋苑、烹飪學校、山上的獨立屋：我們裝過的廚房，難在哪裏，成果如何。',
  'cooperation.serviceIdea': '服務理念',
  'cooperation.process': '維修流程',
  'cooperation.projects': '我們的工程項目',
  'cooperation.howWeWork': '工程項目如何逐月推進',
  'cooperation.kitchens': '{count, number} 間廚房',
  'cooperation.products': '這些廚房選用的電器',
  'cooperation.askAbout': '查詢同類工程項目',
  'cooperation.none': '暫時未有案例。',
}
