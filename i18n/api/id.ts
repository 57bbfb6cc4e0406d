import { id as required } from '../interface/required/id.ts'
import type { ApiMessages } from './en.ts'

export const id: ApiMessages = {
  ...required,
  'refusal.400': 'Ada bagian permintaan ini yang kosong atau tidak terbaca.',
  'refusal.403': 'Ini hanya dapat dikirim dari situs kami. Silakan buka halamannya di sana, lalu kirim lagi.',
  'refusal.404': 'Tidak ada apa pun di alamat atau id ini.',
  'refusal.405': 'Alamat ini tidak mendukung metode tersebut.',
  'refusal.409': 'Permintaan ini sudah pernah dikirim dengan isi yang berbeda.',
  'refusal.413': 'Permintaan ini terlalu besar.',
  'refusal.415': 'Jenis konten ini tidak didukung.',
  'refusal.429': 'Terlalu banyak permintaan. Silakan coba beberapa saat lagi.',
  'refusal.500': 'Terjadi kesalahan di sistem kami. Silakan coba beberapa saat lagi.',
  'refusal.503': 'Layanan sedang tidak tersedia. Silakan coba beberapa saat lagi.',
  'page.busy': 'Situs sedang sangat ramai. Silakan coba beberapa saat lagi.',
  'page.home': 'Beranda',
  'problem.required': required.fillIn,
  'problem.unknown': 'Nilai ini bukan salah satu pilihan',
  'problem.unreadable': 'Kolom ini tidak terbaca',
  'problem.lineBreak': 'Kolom ini harus satu baris',
  'problem.repeated': 'Kolom ini dikirim lebih dari sekali',
  'problem.tooLong': 'Kolom ini terlalu panjang',
  'problem.notFound': 'Entri ini tidak ada',
  'compare.parameter': 'Spesifikasi',
  'recipe.ingredients': 'Bahan',
  'recipe.steps': 'Cara membuat',
  'recipe.tip': 'Tips',
}
