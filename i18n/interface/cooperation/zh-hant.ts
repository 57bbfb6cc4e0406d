import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'cooperation.label': '合作',
  'cooperation.engineering': '工程合作',
  'cooperation.cases': '經典案例',
  'cooperation.casesIntro': '住宅大樓、烹飪學校、山上的一幢住宅：我們裝過的廚房，難在哪裏，後來怎樣。',
  'cooperation.serviceIdea': '服務理念',
  'cooperation.process': '售後流程',
  'cooperation.projects': '合作工程項目',
  'cooperation.howWeWork': '一個工程項目怎樣逐月推進',
  'cooperation.kitchens': '{count, number} 間廚房',
  'cooperation.products': '這些廚房所用的電器',
  'cooperation.askAbout': '查詢類似的工程項目',
  'cooperation.none': '暫時還沒有案例。',
}
