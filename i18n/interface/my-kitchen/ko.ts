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
  'kitchen.print': '인쇄',
  'kitchen.remove': '나의 주방에서 {code} 빼기',
  'kitchen.removed': '{code}을(를) 뺐습니다.',
  'kitchen.undo': '되돌리기',
  'kitchen.notSold': '판매 종료',
  'kitchen.connections': '이 제품들에 필요한 설비',
  'kitchen.electricity': '전기',
  'kitchen.power.13a': '{count, plural, other {13 A 콘센트 #개}}',
  'kitchen.power.20a': '{count, plural, other {20 A 차단 스위치 #개}}',
  'kitchen.power.32a': '{count, plural, other {32 A 차단 스위치 #개}}',
  'kitchen.atOnce': '모두 최대 출력으로 동시에 쓸 때의 합계',
  'kitchen.gas': '가스',
  'kitchen.townGas': '도시가스',
  'kitchen.lpg': 'LPG',
  'kitchen.duct': '덕트',
  'kitchen.ductOf': '지름 {millimetres} mm',
  'kitchen.water': '급수·배수',
  'kitchen.tapAndDrain': '냉수 급수와 배수',
  'kitchen.licensed': '주 차단기의 허용 용량은 면허 전기 기사가 확인합니다. 가스는 면허 가스 기사가 연결합니다.',
  'kitchen.together': '함께 설치할 수 있는지',
  'kitchen.names.hood': '{other} 위에 {one}',
  'kitchen.names.narrowHood': '{one}와(과) {other}은(는) 함께 쓸 수 없습니다',
  'kitchen.names.noHeight': '{one}와(과) {other}은(는) 함께 쓸 수 없습니다',
  'kitchen.names.stack': '{one}와(과) {other}을(를) 한 키큰장에',
  'kitchen.pair.hood':
    '쿡탑 폭은 {width}이고, 이 레인지후드는 폭 {widest} 이하의 쿡탑용입니다. 후드 아래쪽 끝이 쿡탑에서 {from}~{to} 위에 오도록 다십시오.',
  'kitchen.pair.narrowHood': '쿡탑 폭은 {width}입니다. 이 레인지후드는 폭 {widest} 이하의 쿡탑용입니다.',
  'kitchen.pair.noHeight': '쿡탑에서 레인지후드까지 최소 {least}가 필요한데, 이 후드는 최대 {most} 높이까지만 달 수 있습니다.',
  'kitchen.pair.stack':
    '개구부 폭 {width}, 높이 {height} 이상, 깊이 {depth} 이상. 두 제품 사이 선반 {shelf}가 포함된 치수입니다.',
  'kitchen.ask': '이 목록에 대해 문의하기',
  'kitchen.sends':
    '상담원이 24시간 안에 답변드립니다. 버튼을 누르면 함께 전송되는 제품: {models}, 그리고 위에 표시된 치수입니다.',
  'kitchen.wish': '원하시는 것',
  'kitchen.wish.advice': '전화나 이메일 상담',
  'kitchen.wish.visit': '전시장 방문',
  'kitchen.purpose': '답변을 드리는 데에만 사용합니다.',
  'kitchen.shared': '공유받은 목록',
  'kitchen.addShared': '나의 주방에 담기',
  'kitchen.notNow': '나중에',
  'kitchen.file': '사본 보관',
  'kitchen.fileText':
    '나의 주방을 파일로 저장하면 다른 브라우저나 다른 기기에서 불러올 수 있습니다. 파일을 불러와도 여기에 있는 내용은 지워지지 않습니다.',
  'kitchen.saveFile': '파일로 저장',
  'kitchen.openFile': '파일에서 불러오기',
  'kitchen.fileAdded': '{count, plural, other {파일의 제품 #개를 불러왔습니다.}}',
  'kitchen.badFile': '{file}은(는) 나의 주방 파일이 아닙니다. 여기에서 저장한 my-kitchen.json 파일을 선택하십시오.',
  'kitchen.empty': '아직 비어 있습니다',
  'kitchen.emptyText':
    '마음에 드는 제품의 하트를 누르면 여기에 담깁니다. 고른 제품에 필요한 설비와 함께 설치할 수 있는 제품을 볼 수 있습니다.',
  'kitchen.fit': '치수를 재고 맞는 제품 보기',
  'kitchen.begin': '여기에서 시작하십시오',
}
