import type { MailMessages } from './en.ts'

export const ko: MailMessages = {
  thanks: '감사합니다.',
  'subject.subscribe': '구독이 완료되었습니다',
  'subject.enquiry': '문의가 접수되었습니다',
  'subject.registration': '제품이 등록되었습니다',
  'subject.withdrawal': '수신 동의가 철회되었습니다',
  'text.subscribe': '새 제품과 레시피 소식이 있을 때 이 주소로 알려 드립니다. 주소는 다른 곳에 제공하지 않습니다.',
  'text.enquiry': '문의가 접수되었습니다. 담당자가 읽고 24시간 안에 답변해 드립니다.',
  'text.registration': '등록이 접수되어 제품 정보가 기록되었습니다.',
  'text.withdrawal': '이 주소로 소식과 혜택 메일을 더 이상 보내지 않습니다. 제품 등록과 문의에는 영향이 없습니다.',
  reference: '접수 번호는 {reference}입니다. 전화하실 때 알려 주십시오.',
  warranty: '5년 보증은 {day}까지입니다.',
  warrantyEnded: '5년 보증은 {day}에 끝났습니다.',
  recall: '안전 공지: {title}. 제품을 쓰기 전에 조치 방법을 읽어 주십시오: {url}',
  certificate: '보증서는 필요하실 때 언제든지 여기에서 보실 수 있습니다: {url}',
  withdraw: '동의는 언제든지 철회하실 수 있습니다: {url}',
  questions: '궁금한 점은 고객센터로 문의해 주십시오: {phone}',
  notYou: '직접 보내신 것이 아니라면 이 메일을 무시하셔도 됩니다.',
  notYouWithdraw: '직접 구독하신 것이 아니라면 위 페이지에서 철회해 주십시오. 더 이상 메일을 보내지 않습니다.',
}
