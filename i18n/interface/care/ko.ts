import type { en } from './en.ts'

export const ko: Record<keyof typeof en, string> = {
  'care.title': '관리와 세척',
  'care.intro': '매일, 매달, 1년에 한 번 할 일과 청소에 쓰는 것, 절대 쓰면 안 되는 것을 안내합니다.',
  'care.description':
    '레인지후드, 쿡탑, 오븐, 스팀 오븐, 전자레인지, 싱크 식기세척기를 매일, 매달, 매년 어떻게 청소하고 관리하는지 단계별로 안내합니다.',
  'care.categories': '제품 종류별 관리 방법',
  'care.contents': '이 페이지의 내용',
  'care.every.day': '매일',
  'care.every.week': '매주',
  'care.every.month': '매달',
  'care.every.year': '매년',
  'care.use': '사용해도 되는 것',
  'care.avoid': '절대 쓰면 안 되는 것',
  'care.warnings': '안전 수칙',
  'care.figures': '모델별 수치',
  'care.model': '모델',
  'care.askTitle': '지워지지 않는 얼룩이 있습니까?',
  'care.askText':
    '어떤 얼룩인지, 무엇을 써 보셨는지 알려 주십시오. 모델명을 함께 알려 주시면 표면에 안전한 방법을 안내해 드립니다.',
  'spareParts.name': '부품 공급',
  'spareParts.years': '마지막 제품 판매 후 {years, number}년',
  'spareParts.until': '{date}까지',
  'repair.title': '부품 보유 기간',
  'repair.category': '제품 종류',
  'repair.years': '마지막 제품 판매 후(년)',
  'repair.discontinued': '단종: 부품 공급 기한',
}
