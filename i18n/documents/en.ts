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
  drawingNote: 'All dimensions in millimetres. Outer dimensions of the appliance, tolerance ±2 mm.',
  installation: 'Installation',
  service: 'Service',
  servicePromise: 'We reply within 24 hours, Sundays included. Please have the model code and serial number ready.',
  telephone: 'Telephone',
  mail: 'Email',
  hours: 'Opening hours',
  'view.front': 'Front',
  'view.side': 'Side',
  'view.top': 'Top',
  alsoInSeries: 'Also in this series',
  serialNumber: 'Serial number',
  purchaseDate: 'Purchase date',
  factsNote: 'Figures measured on a new appliance. We may change specifications to improve our products.',
  edition: 'Edition {month}',
} as const satisfies Record<string, string>

export type DocumentMessages = Record<keyof typeof en, string>
