import type { en } from './en.ts'

export const ko: Record<keyof typeof en, string> = {
  'price.from': '{price}부터 (GST 포함)',
  'pricing.name': '가격',
  'pricing.on': '{date} 기준 권장 소비자 가격이며, 배송비와 설치비는 별도입니다.',
  'offer.charges': '가격과 요금',
  'offer.terms': '품질보증 약관',
  'offer.accessories': '액세서리와 부품',
  'offer.allAccessories': '{code}용 액세서리와 부품 모두 보기({count, number}종)',
  // Compare
  'compare.add': '비교',
  'compare.addThis': '비교에 추가',
  'compare.addProduct': '{code} 비교',
  'compare.full': '제품은 {limit, number}개까지 비교할 수 있습니다. 다른 제품을 추가하려면 하나를 빼 주십시오.',
  'compare.nothingChosen': '비교할 제품을 선택해 주십시오',
  'compare.compare': '비교하기',
  'compare.count': '(제품 {count, number}개)',
  'compare.chosen': '비교할 제품',
  'compare.room': '{limit, number}개 중 {count, number}개 선택',
  'compare.removeProduct': '{code} 빼기',
  'compare.removed': '{code} 제품을 뺐습니다.',
  'compare.clear': '모두 지우기',
  'compare.cleared': '비교 목록을 모두 지웠습니다.',
  'series.feature': '{name} 시리즈의 특징',
}
