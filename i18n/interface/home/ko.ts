import type { en } from './en.ts'

export const ko: Record<keyof typeof en, string> = {
  'home.banners': '주요 소식',
  'home.categories': '날마다 쓰도록 만든 여섯 가지 기기',
  'home.series': '시리즈',
  'home.hotProducts': '고객이 가장 많이 고른 제품',
  'home.hotNews': '요즘 저희 소식',
  'home.allNews': '소식 모두 보기',
  'home.hotRecipes': '오늘 저녁에 만들어 볼 요리',
  'home.allRecipes': '레시피 모두 보기',
  'home.reviews': '고객의 주방에서',
  'home.reviews.offer':
    '더 많은 후기는 {provider}에 있습니다. 후기를 표시하면 브라우저가 {provider}에 연결되어 네트워크 주소가 전달됩니다. 동의하시기 전에는 아무것도 불러오지 않습니다.',
  'home.reviews.agree': '{provider} 후기 보기',
  'home.reviews.failed': '{provider} 후기를 불러오지 못했습니다. 위의 글은 고객이 저희에게 직접 들려주신 이야기입니다.',
  'home.reviews.frame': '{provider} 후기',
  'home.counters': '숫자로 보는 {brand}',
}
