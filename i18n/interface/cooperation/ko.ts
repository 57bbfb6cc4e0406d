import type { en } from './en.ts'

export const ko: Record<keyof typeof en, string> = {
  'cooperation.label': '협력',
  'cooperation.engineering': '시공 협력',
  'cooperation.cases': '대표 사례',
  'cooperation.casesIntro':
    '콘도(민간 아파트), 요리 학교, 언덕 위의 집. 저희가 설치한 주방들, 어려웠던 점과 그 결과를 소개합니다.',
  'cooperation.serviceIdea': '서비스 원칙',
  'cooperation.process': 'A/S 절차',
  'cooperation.projects': '프로젝트',
  'cooperation.howWeWork': '프로젝트의 월별 진행 과정',
  'cooperation.kitchens': '주방 {count, number}곳',
  'cooperation.products': '이 주방들에 설치한 제품',
  'cooperation.askAbout': '비슷한 프로젝트 문의하기',
  'cooperation.none': '아직 소개할 사례가 없습니다.',
}
