import type { RequiredMessage } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import type { Problem } from '#contract/wire/problems.ts'
import { en as requiredEn } from '#i18n/interface/required/en.ts'
import { id as requiredId } from '#i18n/interface/required/id.ts'
import { ko as requiredKo } from '#i18n/interface/required/ko.ts'
import { zhHans as requiredZhHans } from '#i18n/interface/required/zh-hans.ts'
import { zhHant as requiredZhHant } from '#i18n/interface/required/zh-hant.ts'

/** The statuses that refuse a call, with what they mean for the caller. */
export type RefusalStatus = 400 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503

type ApiMessages = {
  refusals: Record<RefusalStatus, string>
  problems: Record<Problem, string>
  /** What the forms say where a field is empty. */
  required: Record<RequiredMessage, string>
  /** Heads the column of names in a compared table. */
  parameterHeading: string
}

const en: ApiMessages = {
  refusals: {
    400: 'Something in this request is missing or cannot be read.',
    403: 'This can only be sent from our own site. Please open the page there and send it again.',
    404: 'There is nothing under this address or id.',
    405: 'This address does not answer this method.',
    409: 'This request was sent before with other content.',
    413: 'This request carries more than can be accepted.',
    415: 'A body of this type cannot be read.',
    429: 'Too many requests. Please try again in a moment.',
    500: 'Something went wrong on our side. Please try again in a moment.',
    503: 'The service is not available right now. Please try again in a moment.',
  },
  problems: {
    required: requiredEn.fillIn,
    unknown: 'This value is not one of those possible',
    unreadable: 'This field cannot be read',
    lineBreak: 'This field must be one line',
    repeated: 'This field was sent more than once',
    tooLong: 'This field is too long',
    notFound: 'There is no such entry',
  },
  required: requiredEn,
  parameterHeading: 'Parameter',
}

const zhHans: ApiMessages = {
  refusals: {
    400: '请求中有内容缺失或无法读取。',
    403: '只能从我们自己的网站提交。请在我们的网站上打开该页面，然后重新提交。',
    404: '此地址或编号下没有内容。',
    405: '此地址不支持该请求方法。',
    409: '此请求已用其他内容提交过。',
    413: '请求内容超出可接受的大小。',
    415: '无法读取此类型的请求内容。',
    429: '请求过于频繁，请稍后再试。',
    500: '我们这边出了问题，请稍后再试。',
    503: '服务暂时不可用，请稍后再试。',
  },
  problems: {
    required: requiredZhHans.fillIn,
    unknown: '此值不在可选范围内',
    unreadable: '此项无法读取',
    lineBreak: '此项不能换行',
    repeated: '此项被重复提交',
    tooLong: '此项内容过长',
    notFound: '没有该条目',
  },
  required: requiredZhHans,
  parameterHeading: '参数',
}

const ko: ApiMessages = {
  refusals: {
    400: '요청에 빠졌거나 읽을 수 없는 내용이 있습니다.',
    403: '저희 사이트에서만 보낼 수 있습니다. 사이트에서 해당 페이지를 열어 다시 보내 주세요.',
    404: '이 주소나 번호에 해당하는 내용이 없습니다.',
    405: '이 주소에서 지원하지 않는 요청 방식입니다.',
    409: '같은 요청이 이미 다른 내용으로 전송되었습니다.',
    413: '요청이 허용된 크기를 넘었습니다.',
    415: '이 형식의 요청 본문은 읽을 수 없습니다.',
    429: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    500: '저희 쪽에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.',
    503: '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  },
  problems: {
    required: requiredKo.fillIn,
    unknown: '선택할 수 없는 값입니다',
    unreadable: '이 항목을 읽을 수 없습니다',
    lineBreak: '이 항목은 한 줄로 입력해 주세요',
    repeated: '이 항목이 두 번 이상 전송되었습니다',
    tooLong: '이 항목이 너무 깁니다',
    notFound: '해당 항목이 없습니다',
  },
  required: requiredKo,
  parameterHeading: '사양 항목',
}

const id: ApiMessages = {
  refusals: {
    400: 'Ada bagian permintaan yang kosong atau tidak dapat dibaca.',
    403: 'Ini hanya dapat dikirim dari situs kami sendiri. Silakan buka halamannya di situs kami, lalu kirim lagi.',
    404: 'Tidak ada apa pun di alamat atau nomor ini.',
    405: 'Alamat ini tidak menerima metode tersebut.',
    409: 'Permintaan ini sudah pernah dikirim dengan isi yang berbeda.',
    413: 'Permintaan ini melebihi batas yang dapat diterima.',
    415: 'Jenis isi permintaan ini tidak dapat dibaca.',
    429: 'Terlalu banyak permintaan. Silakan coba lagi sebentar lagi.',
    500: 'Terjadi kesalahan di sistem kami. Silakan coba lagi sebentar lagi.',
    503: 'Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.',
  },
  problems: {
    required: requiredId.fillIn,
    unknown: 'Nilai ini bukan salah satu pilihan yang ada',
    unreadable: 'Kolom ini tidak dapat dibaca',
    lineBreak: 'Kolom ini harus satu baris',
    repeated: 'Kolom ini dikirim lebih dari sekali',
    tooLong: 'Isi kolom ini terlalu panjang',
    notFound: 'Entri ini tidak ada',
  },
  required: requiredId,
  parameterHeading: 'Parameter',
}

const zhHant: ApiMessages = {
  refusals: {
    400: '請求中有內容缺失或無法讀取。',
    403: '只能從我們自己的網站送出。請在我們的網站開啟該頁面，然後重新送出。',
    404: '此網址或編號下沒有內容。',
    405: '此網址不支援該請求方法。',
    409: '此請求已用其他內容提交過。',
    413: '請求內容超出可接受的大小。',
    415: '無法讀取此類型的請求內容。',
    429: '請求過於頻繁，請稍後再試。',
    500: '我們這邊出了問題，請稍後再試。',
    503: '服務暫時無法使用，請稍後再試。',
  },
  problems: {
    required: requiredZhHant.fillIn,
    unknown: '此值不在可選範圍內',
    unreadable: '此欄位無法讀取',
    lineBreak: '此欄位不能換行',
    repeated: '此欄位被重複提交',
    tooLong: '此欄位內容過長',
    notFound: '沒有此項目',
  },
  required: requiredZhHant,
  parameterHeading: '參數',
}

const messages: Record<Language, ApiMessages> = { en, 'zh-Hans': zhHans, ko, id, 'zh-Hant': zhHant }

/** The words of the API in a language. */
export function apiMessages(language: Language): ApiMessages {
  return messages[language]
}
