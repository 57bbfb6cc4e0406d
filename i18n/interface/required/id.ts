import type { RequiredMessage } from '#contract/forms/form.ts'

export const id = {
  fillIn: 'Harap isi kolom ini',
  borderred: 'Harap lengkapi kolom yang ditandai merah',
  enterCompany: 'Harap isi nama perusahaan',
  enterFoundingDate: 'Harap isi waktu pendirian',
  enterAddress: 'Harap isi alamat perusahaan',
  enterFax: 'Harap isi telepon atau faks',
  enterPhone: 'Harap isi nomor ponsel',
  enterWebsite: 'Harap isi situs web',
  enterStaffNumber: 'Harap isi jumlah karyawan',
  enterFaultDescription: 'Harap isi uraian kerusakan',
} as const satisfies Record<RequiredMessage, string>
