import type { MailMessages } from './en.ts'

export const zhHant: MailMessages = {
  thanks: '感謝您。',
  'subject.subscribe': '訂閱成功',
  'subject.enquiry': '我們已收到您的查詢',
  'subject.registration': '您的產品已登記',
  'subject.withdrawal': '您的同意已撤回',
  'text.subscribe': '有新品和新食譜時，我們會寫信到這個電郵地址，絕不轉交他人。',
  'text.enquiry': '您的查詢已送達，我們會有專人閱讀，並在 24 小時內回覆。',
  'text.registration': '您的登記已送達，產品資料已記錄在案。',
  'text.withdrawal': '我們不會再向此電郵地址寄送資訊與優惠。您的產品登記和查詢不受影響。',
  reference: '您的編號是 {reference}，來電時請提供此編號。',
  warranty: '五年保養有效期至 {day}。',
  warrantyEnded: '五年保養已於 {day} 結束。',
  recall: '安全通告：{title}。使用產品前，請先閱讀應對方法： {url}',
  certificate: '需要時，可隨時在此查看保養證書： {url}',
  withdraw: '您可隨時撤回同意： {url}',
  questions: '如有疑問，請致電 {phone}。',
  notYou: '如果這不是您本人提交的，請忽略此電郵。',
  notYouWithdraw: '如果不是您本人訂閱，請在上述頁面撤回，我們便不再來信。',
}
