import type { en } from './en.ts'

export const ko: Record<keyof typeof en, string> = {
  'home.banners': '주요 소식',
  'home.categories': '날마다 하는 요리를 위한 여섯 가지 주방 가전',
  'home.series': '시리즈 소개',
  'home.hotProducts': '가장 사랑받는 제품',
  'home.hotNews': '최근 소식',
  'home.allNews': '소식 모두 보기',
  'home.hotRecipes': '오늘 저녁, 이 요리 어떠십니까?',
  'home.allRecipes': '레시피 모두 보기',
  'home.reviews': '고객의 주방에서 온 이야기',
  'home.reviews.examples': '후기 예시',
  'home.reviews.invented': '아래 글은 화면을 보여 드리기 위해 지어낸 예시이며, 실제 고객이 쓴 후기가 아닙니다.',
  'home.reviews.offer':
    '{provider}에 더 많은 후기가 있습니다. 후기를 불러오면 {provider}에 IP 주소가 전달되므로 먼저 동의를 구합니다.',
  'home.reviews.agree': '{provider} 후기 보기',
  'home.reviews.failed': '{provider} 후기를 불러오지 못했습니다.',
  'home.reviews.frame': '{provider} 후기',
  'home.counters': '숫자로 보는 {brand}',
}
