import type { RequiredMessage } from '#contract/forms/form.ts'

export const ko = {
  fillIn: '이 항목을 입력해 주세요',
  borderred: '빨간색으로 표시된 항목을 입력해 주세요',
  enterCompany: '회사명을 입력해 주세요',
  enterFoundingDate: '설립 시기를 입력해 주세요',
  enterAddress: '회사 주소를 입력해 주세요',
  enterFax: '전화 또는 팩스 번호를 입력해 주세요',
  enterPhone: '휴대전화 번호를 입력해 주세요',
  enterWebsite: '홈페이지 주소를 입력해 주세요',
  enterStaffNumber: '직원 수를 입력해 주세요',
  enterFaultDescription: '고장 내용을 입력해 주세요',
} as const satisfies Record<RequiredMessage, string>
