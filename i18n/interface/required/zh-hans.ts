import type { RequiredMessage } from '#contract/forms/form.ts'

export const zhHans = {
  fillIn: '请填写此项',
  borderred: '请完善标红的内容',
  enterCompany: '请填写公司名称',
  enterFoundingDate: '请填写成立时间',
  enterAddress: '请填写公司地址',
  enterFax: '请填写电话、传真',
  enterPhone: '请填写手机号码',
  enterWebsite: '请填写公司网址',
  enterStaffNumber: '请填写员工人数',
  enterFaultDescription: '请填写故障描述',
} as const satisfies Record<RequiredMessage, string>
