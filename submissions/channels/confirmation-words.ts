import type { Language } from '#contract/languages.ts'

/** The kinds that ask for an e-mail address: only these can be confirmed. */
export type ConfirmedKind = 'subscribe' | 'enquiry' | 'registration' | 'withdrawal'

type Words = {
  thanks: string
  subject: Record<ConfirmedKind, string>
  text: Record<ConfirmedKind, string>
  reference: (reference: string) => string
  warranty: (day: string) => string
  warrantyEnded: (day: string) => string
  recall: (title: string, url: string) => string
  certificate: (url: string) => string
  withdraw: (url: string) => string
  questions: (phone: string) => string
  notYou: string
  /** To whom silence would mean more mails. */
  notYouWithdraw: string
}

const en: Words = {
  thanks: 'Thank you.',
  subject: {
    subscribe: 'You are subscribed',
    enquiry: 'We have your enquiry',
    registration: 'Your appliance is registered',
    withdrawal: 'Your consent is withdrawn',
  },
  text: {
    subscribe: 'We will write to this address when there is something new to cook with, and never pass it on.',
    enquiry: 'Your enquiry has arrived. One of us reads it and answers within 24 hours.',
    registration: 'Your registration has arrived and your appliance is on record with us.',
    withdrawal: 'We will send no more news and offers to this address. What you registered or asked us is not affected.',
  },
  reference: (reference) => `Your reference is ${reference}. Please have it at hand if you call us.`,
  warranty: (day) => `Your five-year warranty runs until ${day}.`,
  warrantyEnded: (day) => `Your five-year warranty ended on ${day}.`,
  recall: (title, url) => `Safety notice: ${title}. Please read what to do before you use the appliance: ${url}`,
  certificate: (url) => `Your certificate, whenever you need it: ${url}`,
  withdraw: (url) => `You can withdraw your consent at any time: ${url}`,
  questions: (phone) => `Questions? Call us on ${phone}.`,
  notYou: 'If it was not you who sent this, you need not do anything.',
  notYouWithdraw: 'If it was not you who subscribed, please withdraw the consent there, and we will not write again.',
}

const zhHans: Words = {
  thanks: '感谢您。',
  subject: { subscribe: '订阅成功', enquiry: '我们已收到您的咨询', registration: '您的产品已登记', withdrawal: '您的同意已撤回' },
  text: {
    subscribe: '有新品和新菜谱时，我们会写信到这个邮箱，绝不转交他人。',
    enquiry: '您的咨询已送达，我们会有专人阅读，并在 24 小时内答复。',
    registration: '您的登记已送达，产品信息已记录在案。',
    withdrawal: '我们不会再向此邮箱发送资讯和优惠信息。您的产品登记和咨询不受影响。',
  },
  reference: (reference) => `您的编号是 ${reference}，来电时请提供此编号。`,
  warranty: (day) => `五年保修有效期至 ${day}。`,
  warrantyEnded: (day) => `五年保修已于 ${day} 结束。`,
  recall: (title, url) => `安全通知：${title}。使用产品前，请先阅读应对方法： ${url}`,
  certificate: (url) => `需要时，可随时在此查看保修证书： ${url}`,
  withdraw: (url) => `您可随时撤回同意： ${url}`,
  questions: (phone) => `如有疑问，请致电 ${phone}。`,
  notYou: '如果这不是您本人提交的，请忽略此邮件。',
  notYouWithdraw: '如果不是您本人订阅，请在上述页面撤回，我们便不再来信。',
}

const ko: Words = {
  thanks: '감사합니다.',
  subject: {
    subscribe: '구독이 완료되었습니다',
    enquiry: '문의가 접수되었습니다',
    registration: '제품이 등록되었습니다',
    withdrawal: '수신 동의가 철회되었습니다',
  },
  text: {
    subscribe: '새 제품과 레시피 소식이 있을 때 이 주소로 알려 드립니다. 주소는 다른 곳에 제공하지 않습니다.',
    enquiry: '문의가 접수되었습니다. 담당자가 읽고 24시간 안에 답변해 드립니다.',
    registration: '등록이 접수되어 제품 정보가 기록되었습니다.',
    withdrawal: '이 주소로 소식과 혜택 메일을 더 이상 보내지 않습니다. 제품 등록과 문의에는 영향이 없습니다.',
  },
  reference: (reference) => `접수 번호는 ${reference}입니다. 전화하실 때 알려 주세요.`,
  warranty: (day) => `5년 보증은 ${day}까지입니다.`,
  warrantyEnded: (day) => `5년 보증은 ${day}에 끝났습니다.`,
  recall: (title, url) => `안전 공지: ${title}. 제품을 쓰기 전에 조치 방법을 읽어 주십시오: ${url}`,
  certificate: (url) => `보증서는 필요하실 때 언제든지 여기에서 보실 수 있습니다: ${url}`,
  withdraw: (url) => `동의는 언제든지 철회하실 수 있습니다: ${url}`,
  questions: (phone) => `궁금한 점은 ${phone}로 전화해 주세요.`,
  notYou: '직접 보내신 것이 아니라면 이 메일을 무시하셔도 됩니다.',
  notYouWithdraw: '직접 구독하신 것이 아니라면 위 페이지에서 철회해 주세요. 더 이상 메일을 보내지 않습니다.',
}

const id: Words = {
  thanks: 'Terima kasih.',
  subject: {
    subscribe: 'Anda sudah berlangganan',
    enquiry: 'Pertanyaan Anda sudah kami terima',
    registration: 'Produk Anda sudah terdaftar',
    withdrawal: 'Persetujuan Anda sudah dicabut',
  },
  text: {
    subscribe:
      'Kami akan menulis ke alamat ini bila ada produk dan resep baru, dan tidak pernah meneruskannya kepada pihak lain.',
    enquiry: 'Pertanyaan Anda sudah kami terima. Tim kami membacanya dan menjawab dalam 24 jam.',
    registration: 'Pendaftaran Anda sudah kami terima dan produk Anda sudah tercatat.',
    withdrawal: 'Kami tidak lagi mengirim berita dan penawaran ke alamat ini. Pendaftaran dan pertanyaan Anda tetap kami layani.',
  },
  reference: (reference) => `Nomor referensi Anda ${reference}. Mohon siapkan bila menelepon kami.`,
  warranty: (day) => `Garansi lima tahun Anda berlaku sampai ${day}.`,
  warrantyEnded: (day) => `Garansi lima tahun Anda telah berakhir pada ${day}.`,
  recall: (title, url) => `Pemberitahuan keselamatan: ${title}. Baca langkahnya sebelum memakai produk: ${url}`,
  certificate: (url) => `Sertifikat Anda, kapan pun diperlukan: ${url}`,
  withdraw: (url) => `Persetujuan dapat Anda cabut kapan saja: ${url}`,
  questions: (phone) => `Ada pertanyaan? Hubungi kami di ${phone}.`,
  notYou: 'Bila bukan Anda yang mengirimnya, abaikan saja pesan ini.',
  notYouWithdraw: 'Bila bukan Anda yang berlangganan, silakan cabut persetujuan di sana, dan kami tidak akan menulis lagi.',
}

const zhHant: Words = {
  thanks: '感謝您。',
  subject: { subscribe: '訂閱成功', enquiry: '我們已收到您的諮詢', registration: '您的產品已登記', withdrawal: '您的同意已撤回' },
  text: {
    subscribe: '有新品和新食譜時，我們會寫信到這個電郵地址，絕不轉交他人。',
    enquiry: '您的諮詢已送達，我們會有專人閱讀，並在 24 小時內回覆。',
    registration: '您的登記已送達，產品資料已記錄在案。',
    withdrawal: '我們不會再向此電郵地址寄送資訊與優惠。您的產品登記和諮詢不受影響。',
  },
  reference: (reference) => `您的編號是 ${reference}，來電時請提供此編號。`,
  warranty: (day) => `五年保固有效期至 ${day}。`,
  warrantyEnded: (day) => `五年保固已於 ${day} 結束。`,
  recall: (title, url) => `安全通知：${title}。使用產品前，請先閱讀應對方法： ${url}`,
  certificate: (url) => `需要時，可隨時在此查看保固證書： ${url}`,
  withdraw: (url) => `您可隨時撤回同意： ${url}`,
  questions: (phone) => `如有疑問，請致電 ${phone}。`,
  notYou: '如果這不是您本人提交的，請忽略此郵件。',
  notYouWithdraw: '如果不是您本人訂閱，請在上述頁面撤回，我們便不再來信。',
}

const words: Record<Language, Words> = { en, 'zh-Hans': zhHans, ko, id, 'zh-Hant': zhHant }

export function confirmationWords(language: Language): Words {
  return words[language]
}
