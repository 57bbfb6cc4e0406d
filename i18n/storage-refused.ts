import type { Language } from '#contract/languages.ts'

/** Said when the browser can't keep something in My kitchen. Not among the messages of every page, because it is hardly ever needed. */
export const storageRefused: Readonly<Record<Language, string>> = {
  en: 'Your browser couldn’t keep this: storage is blocked or full.',
  'zh-Hans': '浏览器没能保存：存储被禁用或已满。',
  ko: '브라우저에 저장하지 못했습니다. 저장소가 차단되었거나 가득 찼습니다.',
  id: 'Peramban tidak dapat menyimpannya: penyimpanan diblokir atau penuh.',
  'zh-Hant': '瀏覽器未能保存：儲存空間被封鎖或已滿。',
}
