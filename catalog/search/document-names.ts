import type { DocumentKind } from '#contract/views.ts'
import type { Localised } from '../localised.ts'

type DocumentNames = { name: Localised<string> /** What else people call it. */; also: Localised<string> }

/** How documents are called, in the languages of the site. */
export const documentNames: Record<DocumentKind, DocumentNames> = {
  manual: {
    name: { en: 'User manual', 'zh-Hans': '使用说明书', ko: '사용 설명서', id: 'Panduan pengguna', 'zh-Hant': '使用說明書' },
    also: {
      en: 'instructions guide handbook',
      'zh-Hans': '手册 操作',
      ko: '매뉴얼 사용법',
      id: 'manual petunjuk buku',
      'zh-Hant': '手冊 操作',
    },
  },
  specSheet: {
    name: { en: 'Specification sheet', 'zh-Hans': '规格表', ko: '제품 사양서', id: 'Lembar spesifikasi', 'zh-Hant': '規格表' },
    also: {
      en: 'dimensions data specs',
      'zh-Hans': '参数 尺寸',
      ko: '규격 치수',
      id: 'ukuran data',
      'zh-Hant': '參數 尺寸',
    },
  },
  installationGuide: {
    name: { en: 'Installation guide', 'zh-Hans': '安装指南', ko: '설치 안내서', id: 'Panduan pemasangan', 'zh-Hant': '安裝指南' },
    also: { en: 'fitting install manual', 'zh-Hans': '安装说明书', ko: '시공', id: 'instalasi', 'zh-Hant': '安裝說明書' },
  },
  warranty: {
    name: { en: 'Warranty document', 'zh-Hans': '保修文件', ko: '보증서', id: 'Dokumen garansi', 'zh-Hant': '保固文件' },
    also: { en: 'guarantee', 'zh-Hans': '质保', ko: '보증 기간', id: 'jaminan', 'zh-Hant': '保養' },
  },
  accessories: {
    name: { en: 'List of accessories', 'zh-Hans': '配件清单', ko: '부속품 목록', id: 'Daftar aksesori', 'zh-Hant': '配件清單' },
    also: { en: 'spare parts', 'zh-Hans': '零件 附件', ko: '액세서리 부품', id: 'suku cadang', 'zh-Hant': '零件 附件' },
  },
  brochure: {
    name: { en: 'Brochure', 'zh-Hans': '产品手册', ko: '브로슈어', id: 'Brosur', 'zh-Hant': '產品型錄' },
    also: { en: 'leaflet catalogue', 'zh-Hans': '画册 宣传册', ko: '카탈로그', id: 'katalog', 'zh-Hant': '目錄' },
  },
}
