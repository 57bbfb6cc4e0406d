import type { en } from './en.ts'

export const zhHans: Record<keyof typeof en, string> = {
  'cooperation.label': '工程项目',
  'cooperation.engineering': '工程合作',
  'cooperation.cases': '案例',
  'cooperation.casesIntro': '公寓楼盘、烹饪学校、山上的一栋住宅：我们装过的厨房，难在哪里，最后做成什么样。',
  'cooperation.serviceIdea': '服务理念',
  'cooperation.process': '维修流程',
  'cooperation.projects': '我们的项目',
  'cooperation.howWeWork': '一个项目怎样逐月推进',
  'cooperation.kitchens': '{count, number} 间厨房',
  'cooperation.products': '这些厨房里的电器',
  'cooperation.askAbout': '咨询类似的项目',
  'cooperation.none': '暂时还没有案例。',
}
