import type { en } from './en.ts'

export const ko: Record<keyof typeof en, string> = {
  'cooperation.label': '프로젝트',
  'cooperation.engineering': '프로젝트 엔지니어링',
  'cooperation.cases': '시공 사례',
  'cooperation.casesIntro':
    '콘도(민간 아파트), 요리 학교, 언덕 위의 집. 저희가 설치한 주방마다 무엇이 어려웠고 어떻게 완성되었는지 소개합니다.',
  'cooperation.serviceIdea': '서비스 원칙',
  'cooperation.process': 'A/S 절차',
  'cooperation.projects': '진행한 프로젝트',
  'cooperation.howWeWork': '프로젝트 진행 과정, 월별 안내',
  'cooperation.kitchens': '주방 {count, number}곳',
  'cooperation.products': '이 주방들에 설치한 제품',
  'cooperation.askAbout': '비슷한 프로젝트 문의하기',
  'cooperation.none': '아직 시공 사례가 없습니다.',
}
