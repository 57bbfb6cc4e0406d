import type { MailMessages } from './en.ts'

export const ko: MailMessages = {
  thanks: '감사합니다.',
  'subject.subscribe': '구독이 완료되었습니다',
  'subject.enquiry': '문의가 접수되었습니다',
  'subject.registration': '제품이 등록되었습니다',
  'subject.withdrawal': '수신 동의가 철회되었습니다',
  'text.subscribe': '새로운 제품이나 레시피가 나오면 이 주소로 알려 드립니다. 주소는 어디에도 제공하지 않습니다.',
  'text.enquiry': '문의가 접수되었습니다. 24시간 안에 답변해 드립니다.',
  'text.registration': '등록이 접수되었습니다. 이제 전화하시면 어떤 제품인지 바로 확인해 드립니다.',
  'text.withdrawal': '이 주소로 소식과 혜택을 더 이상 보내지 않습니다. 제품 등록과 문의에는 영향이 없습니다.',
  reference: '접수 번호는 {reference}입니다. 전화하실 때 알려 주십시오.',
  warranty: '{years}년 품질보증 기간은 {day}까지입니다.',
  warrantyEnded: '{years}년 품질보증 기간은 {day}에 끝났습니다.',
  openPurchaseDate:
    '구입일이 맞지 않아 아직 보증서가 없습니다. 24시간 안에 연락드리겠습니다. 그때까지는 영수증만 있으면 됩니다. 보증 기간은 영수증에 적힌 날짜부터 계산합니다.',
  openModel:
    '입력하신 모델을 확인할 수 없어 아직 보증서가 없습니다. 24시간 안에 연락드리겠습니다. 그때까지 수리가 필요하시면 영수증만 있으면 됩니다.',
  recall: '안전 공지: {title}. 제품을 사용하기 전에 조치 방법을 읽어 주십시오: {url}',
  recallUncertain:
    '안전 공지: {title}. 일련번호만으로는 조치 대상인지 알 수 없습니다. 확인해 드릴 때까지 공지의 안내를 따라 주십시오: {url}',
  certificate: '보증서는 언제든지 다시 받으실 수 있습니다: {url}',
  withdraw: '동의는 언제든지 철회하실 수 있습니다: {url}',
  questions: '궁금한 점이 있으시면 전화해 주십시오: {phone}',
  notYou: '직접 신청하신 것이 아니라면 아무것도 하지 않으셔도 됩니다.',
  notYouWithdraw: '직접 구독하신 것이 아니라면 위 페이지에서 동의를 철회해 주십시오. 더 이상 이메일을 보내지 않습니다.',
}
