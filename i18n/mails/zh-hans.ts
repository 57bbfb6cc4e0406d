import type { MailMessages } from './en.ts'

export const zhHans: MailMessages = {
  thanks: '感谢您。',
  'subject.subscribe': '订阅成功',
  'subject.enquiry': '我们已收到您的咨询',
  'subject.registration': '您的产品已登记',
  'subject.withdrawal': '您的同意已撤回',
  'text.subscribe': '有新产品、新食谱时，我们会写信到这个邮箱，绝不转交他人。',
  'text.enquiry': '我们已收到您的咨询，会在 24 小时内答复。',
  'text.registration': '我们已收到您的登记。以后您来电，我们就知道是哪一台电器。',
  'text.withdrawal': '我们不会再向此邮箱发送资讯与优惠。您的产品登记和咨询不受影响。',
  reference: '您的编号是 {reference}，来电时请备好。',
  warranty: '{years} 年保修有效期至 {day}。',
  warrantyEnded: '{years} 年保修已于 {day} 结束。',
  openPurchaseDate:
    '这个购买日期不对，暂时还没有证书。我们会在 24 小时内与您联系。在此之前有发票就够了：保修从发票上的日期算起。',
  openModel: '我们不认得您填写的型号，暂时还没有证书。我们会在 24 小时内与您联系。在此之前如需维修，有发票就够了。',
  recall: '安全通知：{title}。使用电器前，请先阅读应对方法： {url}',
  recallUncertain: '安全通知：{title}。我们无法从序列号判断您的电器是否在范围内。与您核实之前，请按通知操作： {url}',
  certificate: '您可以随时找回保修证书： {url}',
  withdraw: '您可以随时撤回同意： {url}',
  questions: '有疑问？请致电 {phone}。',
  notYou: '如果不是您本人操作，无需理会这封邮件。',
  notYouWithdraw: '如果不是您本人订阅，请在该页面撤回同意，我们就不再来信。',
}
