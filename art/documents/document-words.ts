import type { DocumentKind } from '#contract/views.ts'
import type { DocumentLanguage } from './document-plan.ts'

type Words = {
  kinds: Record<DocumentKind, string>
  contents: string
  technicalData: string
  dimensions: string
  drawingNote: string
  installation: string
  service: string
  servicePromise: string
  telephone: string
  mail: string
  hours: string
  address: string
  viewsOf: { front: string; side: string; top: string }
  series: string
  alsoInSeries: string
  serialNumber: string
  purchaseDate: string
  factsNote: string
}

/** The words that every document of a language shares. */
export const documentWords: Record<DocumentLanguage, Words> = {
  en: {
    kinds: {
      manual: 'User manual',
      specSheet: 'Specification sheet',
      installationGuide: 'Installation guide',
      warranty: 'Warranty',
      accessories: 'Accessories',
      brochure: 'Brochure',
    },
    contents: 'Contents',
    technicalData: 'Technical data',
    dimensions: 'Dimensions',
    drawingNote: 'All lengths in millimetres. Outer dimensions of the appliance; allow 2 mm either way.',
    installation: 'Installation',
    service: 'Service',
    servicePromise: 'We answer within 24 hours, on Sundays too. Have the product code and the serial number at hand.',
    telephone: 'Telephone',
    mail: 'E-mail',
    hours: 'Hours',
    address: 'Address',
    viewsOf: { front: 'Front', side: 'Side', top: 'From above' },
    series: 'Series',
    alsoInSeries: 'Also in this series',
    serialNumber: 'Serial number',
    purchaseDate: 'Date of purchase',
    factsNote: 'Values measured on a new appliance. We may change details of an appliance when that improves it.',
  },
  'zh-Hans': {
    kinds: {
      manual: '使用说明书',
      specSheet: '规格表',
      installationGuide: '安装指南',
      warranty: '保修条款',
      accessories: '配件清单',
      brochure: '产品手册',
    },
    contents: '目录',
    technicalData: '技术参数',
    dimensions: '外形尺寸',
    drawingNote: '单位：毫米。图中为机身外形尺寸，允许偏差 ±2 毫米。',
    installation: '安装',
    service: '服务',
    servicePromise: '我们在 24 小时内回复，星期天也一样。联系时请备好产品型号和序列号。',
    telephone: '电话',
    mail: '电邮',
    hours: '服务时间',
    address: '地址',
    viewsOf: { front: '正视', side: '侧视', top: '俯视' },
    series: '系列',
    alsoInSeries: '同系列产品',
    serialNumber: '序列号',
    purchaseDate: '购买日期',
    factsNote: '数值以全新机器测得。为改进产品，细节可能调整。',
  },
}
