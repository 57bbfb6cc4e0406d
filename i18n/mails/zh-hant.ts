import type { MailMessages } from './en.ts'

export const zhHant: MailMessages = {
  thanks: '多謝您。',
  'subject.subscribe': '您已成功訂閱',
  'subject.enquiry': '我們已收到您的查詢',
  'subject.registration': '您的電器已登記',
  'subject.withdrawal': '您已撤回同意',
  'text.subscribe': '有新電器、新食譜時，我們會發電郵到這個地址，亦絕不會把它轉交他人。',
  'text.enquiry': '我們已收到您的查詢，並會在 24 小時內回覆。',
  'text.registration': '我們已收到您的登記。日後您來電，我們便知道是哪一部電器。',
  'text.withdrawal': '我們不會再向這個地址發送消息和優惠。您的登記和查詢不受影響。',
  reference: '您的編號是 {reference}。如來電查詢，請備妥此編號。',
  warranty: '您的五年保養有效至 {day}。',
  warrantyEnded: '您的五年保養已於 {day} 屆滿。',
  recall: '安全通知：{title}。使用電器前，請先閱讀處理方法： {url}',
  certificate: '您可隨時查看保養證書： {url}',
  withdraw: '您可隨時撤回同意： {url}',
  questions: '如有疑問，請致電 {phone}。',
  notYou: '如非您本人提交，毋須理會此電郵。',
  notYouWithdraw: '如非您本人訂閱，請在上述頁面撤回同意，我們便不會再發電郵給您。',
}
