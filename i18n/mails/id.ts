import type { MailMessages } from './en.ts'

export const id: MailMessages = {
  thanks: 'Terima kasih.',
  'subject.subscribe': 'Anda sudah berlangganan',
  'subject.enquiry': 'Pertanyaan Anda sudah kami terima',
  'subject.registration': 'Produk Anda sudah terdaftar',
  'subject.withdrawal': 'Persetujuan Anda sudah dicabut',
  'text.subscribe':
    'Kami akan menulis ke alamat ini saat ada resep atau produk baru, dan tidak pernah memberikannya kepada pihak lain.',
  'text.enquiry': 'Pertanyaan Anda sudah kami terima dan akan kami jawab dalam 24 jam.',
  'text.registration': 'Pendaftaran Anda sudah kami terima. Saat Anda menelepon, kami langsung tahu produk Anda.',
  'text.withdrawal':
    'Kami tidak lagi mengirim kabar dan penawaran ke alamat ini. Pendaftaran dan pertanyaan Anda tidak terpengaruh.',
  'subject.visit': 'Kunjungan Anda sudah dipesan',
  'subject.visitMoved': 'Jadwal kunjungan Anda diubah',
  'subject.visitCancelled': 'Kunjungan Anda dibatalkan',
  'subject.visitReminder': 'Kunjungan Anda besok',
  'text.visit': 'Kunjungan Anda sudah kami catat. Kami menantikan kedatangan Anda.',
  'text.visitMoved': 'Kunjungan Anda dipindahkan ke waktu berikut. Undangan terlampir menggantikan yang lama di kalender Anda.',
  'text.visitCancelled': 'Kunjungan Anda dibatalkan. Lampiran ini menghapusnya dari kalender Anda.',
  'text.visitReminder': 'Kami mengingatkan kunjungan Anda besok.',
  'visit.model': 'Melihat model',
  'visit.planning': 'Konsultasi perencanaan',
  'visit.cooking': 'Malam memasak',
  'visit.when': '{kind}: {day}, {time} (waktu Singapura), {minutes} menit',
  'visit.where': '{place}, {address}. Peta: {url}',
  'visit.bring.model': 'Anda tidak perlu membawa apa pun. Foto dapur Anda akan membantu.',
  'visit.bring.planning': 'Mohon bawa ukuran atau denah dapur Anda, serta beberapa foto.',
  'visit.bring.cooking': 'Datanglah sebelum makan. Celemek dan bahan kami sediakan.',
  'visit.change': 'Anda dapat mengubah atau membatalkan kunjungan di sini sampai {until}: {url}',
  'visit.again': 'Pesan waktu lain: {url}',
  'visit.word': 'Pesan dari tim kami: {word}',
  reference: 'Nomor referensi Anda {reference}. Mohon siapkan jika Anda menelepon kami.',
  warranty: 'Garansi {years} tahun Anda berlaku sampai {day}.',
  warrantyEnded: 'Garansi {years} tahun Anda berakhir pada {day}.',
  openPurchaseDate:
    'Tanggal pembelian ini tidak mungkin benar, jadi sertifikat belum ada. Kami akan menghubungi Anda dalam 24 jam. Sampai saat itu, faktur sudah cukup: garansi dihitung dari tanggal pada faktur.',
  openModel:
    'Model yang Anda isi tidak kami kenali, jadi sertifikat belum ada. Kami akan menghubungi Anda dalam 24 jam. Sampai saat itu, faktur sudah cukup jika perlu perbaikan.',
  recall: 'Pemberitahuan keselamatan: {title}. Baca apa yang perlu dilakukan sebelum memakai produk: {url}',
  recallUncertain:
    'Pemberitahuan keselamatan: {title}. Dari nomor serinya, kami tidak bisa memastikan apakah produk Anda terdampak. Sampai kami memeriksanya bersama Anda, ikuti isi pemberitahuan: {url}',
  certificate: 'Sertifikat Anda dapat dilihat kapan saja: {url}',
  withdraw: 'Anda dapat mencabut persetujuan kapan saja: {url}',
  questions: 'Ada pertanyaan? Telepon kami di {phone}.',
  notYou: 'Jika bukan Anda yang mengirimnya, Anda tidak perlu melakukan apa pun.',
  notYouWithdraw: 'Jika Anda tidak berlangganan, cabut persetujuan di halaman itu, dan kami tidak akan menulis lagi.',
}
