/** Messages that all printed documents share. */
export const en = {
  'kind.manual': 'User manual',
  'kind.specSheet': 'Specification sheet',
  'kind.installationGuide': 'Installation guide',
  'kind.warranty': 'Warranty',
  'kind.accessories': 'Accessories',
  'kind.brochure': 'Brochure',
  contents: 'Contents',
  technicalData: 'Technical data',
  dimensions: 'Dimensions',
  drawingNote: 'All lengths in millimetres. Outer dimensions of the appliance; allow 2 mm either way.',
  installation: 'Installation',
  service: 'Service',
  servicePromise: 'We answer within 24 hours, on Sundays too. Have the product code and the serial number at hand.',
  telephone: 'Telephone',
  mail: 'Email',
  hours: 'Hours',
  'view.front': 'Front',
  'view.side': 'Side',
  'view.top': 'From above',
  alsoInSeries: 'Also in this series',
  serialNumber: 'Serial number',
  purchaseDate: 'Date of purchase',
  factsNote: 'Values measured on a new appliance. We may change details of an appliance when that improves it.',
  edition: 'Edition {month}',
} as const satisfies Record<string, string>

export type DocumentMessages = Record<keyof typeof en, string>
