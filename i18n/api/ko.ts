import { ko as required } from '../interface/required/ko.ts'
import type { ApiMessages } from './en.ts'

export const ko: ApiMessages = {
  ...required,
  'refusal.400': '요청에 빠진 내용이 있거나 읽을 수 없습니다.',
  'refusal.403': '저희 사이트에서만 보낼 수 있습니다. 해당 페이지를 열어 다시 보내 주십시오.',
  'refusal.404': '이 주소 또는 ID에 해당하는 내용이 없습니다.',
  'refusal.405': '이 주소는 이 요청 방식을 지원하지 않습니다.',
  'refusal.409': '이 요청은 이미 다른 내용으로 전송되었습니다.',
  'refusal.413': '요청이 너무 큽니다.',
  'refusal.415': '지원하지 않는 콘텐츠 형식입니다.',
  'refusal.429': '요청이 너무 많습니다. 잠시 후 다시 시도해 주십시오.',
  'refusal.500': '저희 쪽에 문제가 생겼습니다. 잠시 후 다시 시도해 주십시오.',
  'refusal.503': '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주십시오.',
  'page.busy': '지금 접속이 많습니다. 잠시 후 다시 시도해 주십시오.',
  'page.home': '홈',
  'problem.required': required.fillIn,
  'problem.unknown': '선택 항목에 없는 값입니다',
  'problem.unreadable': '이 항목을 읽을 수 없습니다',
  'problem.lineBreak': '이 항목은 한 줄로 입력해 주십시오',
  'problem.repeated': '이 항목이 두 번 이상 전송되었습니다',
  'problem.tooLong': '이 항목이 너무 깁니다',
  'problem.notFound': '해당 항목이 없습니다',
  'compare.parameter': '사양',
  'recipe.ingredients': '재료',
  'recipe.steps': '만드는 법',
  'recipe.tip': '팁',
}
