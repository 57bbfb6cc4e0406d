import type { Language } from '#contract/languages.ts'

const en = {
  'recent.title': 'Recent searches',
  'recent.count': '{count, plural, one {# recent search} other {# recent searches}}',
  'recent.remove': 'Remove “{words}”',
  'recent.clear': 'Clear all',
  'recent.cleared': 'No recent searches.',
} as const satisfies Record<string, string>

/** Words for the code of the search field. They are part of that code, because most pages are read without a search. */
export const searchFieldMessages = {
  en,
  'zh-Hans': {
    'recent.title': '最近搜索',
    'recent.count': '{count, plural, other {# 条最近搜索}}',
    'recent.remove': '移除“{words}”',
    'recent.clear': '全部清除',
    'recent.cleared': '最近搜索已清除。',
  },
  ko: {
    'recent.title': '최근 검색어',
    'recent.count': '{count, plural, other {최근 검색어 #개}}',
    'recent.remove': '‘{words}’ 삭제',
    'recent.clear': '모두 지우기',
    'recent.cleared': '최근 검색어를 모두 지웠습니다.',
  },
  id: {
    'recent.title': 'Pencarian terakhir',
    'recent.count': '{count, plural, other {# pencarian terakhir}}',
    'recent.remove': 'Hapus “{words}”',
    'recent.clear': 'Hapus semua',
    'recent.cleared': 'Tidak ada pencarian terakhir.',
  },
  'zh-Hant': {
    'recent.title': '最近搜尋',
    'recent.count': '{count, plural, other {# 項最近搜尋}}',
    'recent.remove': '移除「{words}」',
    'recent.clear': '全部清除',
    'recent.cleared': '最近搜尋已清除。',
  },
} as const satisfies Record<Language, Record<keyof typeof en, string>>
