import type { MailMessages } from './en.ts'

export const id: MailMessages = {
  thanks: 'Terima kasih.',
  'subject.subscribe': 'Anda sudah berlangganan',
  'subject.enquiry': 'Pertanyaan Anda sudah kami terima',
  'subject.registration': 'Produk Anda sudah terdaftar',
  'subject.withdrawal': 'Persetujuan Anda sudah dicabut',
  'text.subscribe':
    'Kami akan menulis ke alamat ini bila ada produk dan resep baru, dan tidak pernah meneruskannya kepada pihak lain.',
  'text.enquiry': 'Pertanyaan Anda sudah kami terima. Tim kami membacanya dan menjawab dalam 24 jam.',
  'text.registration': 'Pendaftaran Anda sudah kami terima dan produk Anda sudah tercatat.',
  'text.withdrawal':
    'Kami tidak lagi mengirim berita dan penawaran ke alamat ini. Pendaftaran dan pertanyaan Anda tetap kami layani.',
  reference: 'Nomor referensi Anda {reference}. Mohon siapkan bila menelepon kami.',
  warranty: 'Garansi lima tahun Anda berlaku sampai {day}.',
  warrantyEnded: 'Garansi lima tahun Anda telah berakhir pada {day}.',
  recall: 'Pemberitahuan keselamatan: {title}. Baca langkahnya sebelum memakai produk: {url}',
  certificate: 'Sertifikat Anda, kapan pun diperlukan: {url}',
  withdraw: 'Persetujuan dapat Anda cabut kapan saja: {url}',
  questions: 'Ada pertanyaan? Hubungi kami di {phone}.',
  notYou: 'Bila bukan Anda yang mengirimnya, abaikan saja pesan ini.',
  notYouWithdraw: 'Bila bukan Anda yang berlangganan, silakan cabut persetujuan di sana, dan kami tidak akan menulis lagi.',
}
