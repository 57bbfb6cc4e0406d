import { id as required } from '../interface/required/id.ts'
import type { ApiMessages } from './en.ts'

export const id: ApiMessages = {
  ...required,
  'refusal.400': 'Ada bagian permintaan yang kosong atau tidak dapat dibaca.',
  'refusal.403': 'Ini hanya dapat dikirim dari situs kami sendiri. Silakan buka halamannya di situs kami, lalu kirim lagi.',
  'refusal.404': 'Tidak ada apa pun di alamat atau nomor ini.',
  'refusal.405': 'Alamat ini tidak menerima metode tersebut.',
  'refusal.409': 'Permintaan ini sudah pernah dikirim dengan isi yang berbeda.',
  'refusal.413': 'Permintaan ini melebihi batas yang dapat diterima.',
  'refusal.415': 'Jenis isi permintaan ini tidak dapat dibaca.',
  'refusal.429': 'Terlalu banyak permintaan. Silakan coba lagi sebentar lagi.',
  'refusal.500': 'Terjadi kesalahan di sistem kami. Silakan coba lagi sebentar lagi.',
  'refusal.503': 'Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.',
  'page.busy': 'Sedang banyak pengunjung. Silakan coba lagi sebentar lagi.',
  'page.home': 'Beranda',
  'problem.required': required.fillIn,
  'problem.unknown': 'Nilai ini bukan salah satu pilihan yang ada',
  'problem.unreadable': 'Kolom ini tidak dapat dibaca',
  'problem.lineBreak': 'Kolom ini harus satu baris',
  'problem.repeated': 'Kolom ini dikirim lebih dari sekali',
  'problem.tooLong': 'Isi kolom ini terlalu panjang',
  'problem.notFound': 'Entri ini tidak ada',
  'compare.parameter': 'Parameter',
  'recipe.ingredients': 'Bahan',
  'recipe.steps': 'Cara membuat',
  'recipe.tip': 'Tips',
}
