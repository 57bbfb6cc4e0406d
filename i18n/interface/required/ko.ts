import type { RequiredMessage } from '#contract/forms/form.ts'

export const ko = {
  fillIn: '이 항목을 입력해 주십시오',
  borderred: '빨간색으로 표시된 항목을 입력해 주십시오',
  enterCompany: '회사명을 입력해 주십시오',
  enterFoundingDate: '설립 시기를 입력해 주십시오',
  enterAddress: '회사 주소를 입력해 주십시오',
  enterFax: '전화 또는 팩스 번호를 입력해 주십시오',
  enterPhone: '휴대전화 번호를 입력해 주십시오',
  enterWebsite: '웹사이트 주소를 입력해 주십시오',
  enterStaffNumber: '직원 수를 입력해 주십시오',
  enterFaultDescription: '고장 증상을 입력해 주십시오',
} as const satisfies Record<RequiredMessage, string>
