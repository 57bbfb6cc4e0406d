import type { MailMessages } from './en.ts'

export const zhHans: MailMessages = {
  thanks: '感谢您。',
  'subject.subscribe': '订阅成功',
  'subject.enquiry': '我们已收到您的咨询',
  'subject.registration': '您的产品已登记',
  'subject.withdrawal': '您的同意已撤回',
  'text.subscribe': '有新品和新菜谱时，我们会写信到这个邮箱，绝不转交他人。',
  'text.enquiry': '您的咨询已送达，我们会有专人阅读，并在 24 小时内答复。',
  'text.registration': '您的登记已送达，产品信息已记录在案。',
  'text.withdrawal': '我们不会再向此邮箱发送资讯和优惠信息。您的产品登记和咨询不受影响。',
  reference: '您的编号是 {reference}，来电时请提供此编号。',
  warranty: '五年保修有效期至 {day}。',
  warrantyEnded: '五年保修已于 {day} 结束。',
  recall: '安全通告：{title}。使用产品前，请先阅读应对方法： {url}',
  certificate: '需要时，可随时在此查看保修证书： {url}',
  withdraw: '您可随时撤回同意： {url}',
  questions: '如有疑问，请致电 {phone}。',
  notYou: '如果这不是您本人提交的，请忽略此邮件。',
  notYouWithdraw: '如果不是您本人订阅，请在上述页面撤回，我们便不再来信。',
}
