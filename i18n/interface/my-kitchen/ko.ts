import type { en } from './en.ts'

export const ko: Record<keyof typeof en, string> = {
  'kitchen.title': '나의 주방',
  'kitchen.intro':
    '관심 있는 제품과 집에 있는 제품을 한곳에 모아 두십시오. 모든 내용은 이 기기에만 남으며, 직접 보내기 전에는 아무것도 전송되지 않습니다.',
  'kitchen.description':
    '관심 있는 제품과 집에 있는 제품을 한곳에 모아 필요한 전원·가스·덕트, 함께 설치할 수 있는지, 설명서와 관리 방법을 확인합니다. 내용은 이 기기에만 남습니다.',
  'kitchen.noScript':
    '나의 주방은 저희 서버가 아니라 브라우저에 저장되므로 JavaScript가 필요합니다. JavaScript를 켜고 이 페이지를 새로 고치십시오.',
  'kitchen.refused':
    '브라우저가 이 사이트의 저장을 막고 있어 나의 주방을 사용할 수 없습니다. 비공개 브라우징을 끄거나 사이트 데이터를 허용한 뒤 새로 고치십시오. 사이트의 나머지는 평소대로 사용할 수 있습니다.',
  'kitchen.thinkingOf': '관심 있는 제품',
}
