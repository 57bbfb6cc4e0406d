import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'kitchen.title': 'Dapur saya',
  'kitchen.intro':
    'Simpan peralatan yang sedang Anda pertimbangkan dan yang ada di rumah di satu tempat. Semuanya tetap di perangkat ini: tidak ada yang dikirim sebelum Anda mengirimnya.',
  'kitchen.description':
    'Simpan peralatan yang Anda pertimbangkan dan yang Anda miliki di satu tempat: sambungan yang diperlukan, apa yang cocok bersama, buku panduan, dan perawatan. Tetap di perangkat Anda.',
  'kitchen.noScript':
    'Dapur saya memerlukan JavaScript, karena disimpan di peramban Anda dan bukan di server kami. Aktifkan, lalu muat ulang halaman ini.',
  'kitchen.refused':
    'Peramban Anda tidak mengizinkan situs ini menyimpan apa pun, sehingga Dapur saya tidak dapat dipakai di sini. Keluar dari mode samaran atau izinkan data situs, lalu muat ulang. Bagian lain situs ini tetap berfungsi.',
  'kitchen.thinkingOf': 'Sedang dipertimbangkan',
  'kitchen.print': 'Cetak',
  'kitchen.remove': 'Hapus {code} dari Dapur saya',
  'kitchen.removed': '{code} sudah dihapus.',
  'kitchen.added': '{code} sudah ditambahkan.',
  'kitchen.undo': 'Urungkan',
  'kitchen.notSold': 'Tidak lagi dijual',
  'kitchen.connections': 'Sambungan yang diperlukan',
  'kitchen.electricity': 'Listrik',
  'kitchen.power.13a': '{count, plural, other {# × stopkontak 13 A}}',
  'kitchen.power.20a': '{count, plural, other {# × sakelar isolator 20 A}}',
  'kitchen.power.32a': '{count, plural, other {# × sakelar isolator 32 A}}',
  'kitchen.atOnce': 'jika semuanya menyala pada daya penuh',
  'kitchen.gas': 'Gas',
  'kitchen.townGas': 'Gas kota',
  'kitchen.lpg': 'LPG',
  'kitchen.duct': 'Saluran udara',
  'kitchen.ductOf': 'Diameter {millimetres} mm',
  'kitchen.water': 'Air',
  'kitchen.tapAndDrain': 'Air dingin dan saluran pembuangan',
  'kitchen.licensed':
    'Teknisi listrik berlisensi dapat memastikan kemampuan sakelar utama Anda. Gas disambungkan oleh teknisi gas berlisensi.',
  'kitchen.drawing': 'Dapur Anda, digambar sesuai skala',
  'kitchen.drawn': '{code} lebar {width}, tinggi {height}',
  'kitchen.drawingNote': 'Meja dapur setinggi {height}. Kabinet hanya contoh: ukuran Anda diukur di tempat.',
  'kitchen.sum': 'Semuanya',
  'kitchen.together': 'Cocok bersama atau tidak',
  'kitchen.names.hood': '{one} di atas {other}',
  'kitchen.names.narrowHood': '{one} tidak cocok dengan {other}',
  'kitchen.names.noHeight': '{one} tidak cocok dengan {other}',
  'kitchen.names.stack': '{one} dan {other} dalam satu kabinet tinggi',
  'kitchen.pair.hood':
    'Lebar kompor {width}, dan cooker hood ini untuk kompor selebar sampai {widest}. Pasang tepi bawahnya {from} sampai {to} di atas kompor.',
  'kitchen.pair.narrowHood': 'Lebar kompor {width}. Cooker hood ini untuk kompor selebar sampai {widest}.',
  'kitchen.pair.noHeight':
    'Kompor memerlukan jarak minimal {least} ke cooker hood, sedangkan cooker hood ini paling tinggi {most} di atasnya.',
  'kitchen.pair.stack':
    'Satu bukaan: lebar {width}, tinggi minimal {height}, kedalaman minimal {depth}. Sudah termasuk rak {shelf} di antaranya.',
  'kitchen.ask': 'Tanyakan tentang daftar ini',
  'kitchen.sends': 'Penasihat menjawab dalam 24 jam. Yang ikut dikirim setelah Anda menekan tombol: {models}.',
  'kitchen.sendsMeasures': 'Ukuran Anda juga ikut dikirim.',
  'kitchen.wish': 'Apa yang Anda inginkan?',
  'kitchen.wish.advice': 'Saran lewat telepon atau surel',
  'kitchen.wish.visit': 'Kunjungan ke ruang pamer',
  'kitchen.purpose': 'Kami hanya memakainya untuk menjawab Anda.',
  'kitchen.shared': 'Daftar yang dibagikan kepada Anda',
  'kitchen.addShared': 'Tambahkan ke Dapur saya',
  'kitchen.notNow': 'Nanti saja',
  'kitchen.file': 'Simpan salinan',
  'kitchen.fileText':
    'Simpan Dapur saya sebagai berkas, lalu tambahkan di peramban atau perangkat lain. Menambahkan berkas tidak pernah menghapus isi yang ada di sini.',
  'kitchen.saveFile': 'Simpan sebagai berkas',
  'kitchen.openFile': 'Tambahkan dari berkas',
  'kitchen.fileAdded': '{count, plural, other {# peralatan dari berkas kini ada di sini.}}',
  'kitchen.badFile': '{file} bukan berkas Dapur saya. Pilih berkas yang Anda simpan di sini, my-kitchen.json.',
  'kitchen.empty': 'Belum ada isinya',
  'kitchen.emptyText':
    'Tekan tanda hati pada model mana pun untuk menyimpannya. Di sini Anda lalu melihat sambungan yang diperlukan, dan model mana yang cocok bersama.',
  'kitchen.fit': 'Ukur dan lihat apa yang muat',
  'kitchen.begin': 'Mulai dari sini',
}
