import type { RequiredMessage } from '#contract/forms/form.ts'

export const zhHant = {
  fillIn: '請填寫此欄',
  borderred: '請填妥以紅色標示的欄位',
  enterCompany: '請填寫公司名稱',
  enterFoundingDate: '請填寫成立時間',
  enterAddress: '請填寫公司地址',
  enterFax: '請填寫電話、傳真',
  enterPhone: '請填寫手提電話',
  enterWebsite: '請填寫公司網址',
  enterStaffNumber: '請填寫員工人數',
  enterFaultDescription: '請填寫故障描述',
} as const satisfies Record<RequiredMessage, string>
