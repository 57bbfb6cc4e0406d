import { expect, it } from 'vitest'
import { applianceAlerts } from './appliance-alerts.ts'

const alertsOf = applianceAlerts('content')
const now = new Date('2026-11-26T12:00:00Z')
const about = (fields: Record<string, string>) =>
  alertsOf({ fields: { buy_date: '2026-06-01', ...fields }, receivedAt: '2026-11-25T12:00:00Z' }, now)
const jet = 'HB-7830 on LPG: do not use the front right burner until we have checked it'

it.each([
  ['HB-7830', '261000001'],
  ['hb-7830', '26I000001'],
  ['HB 7830/01', 'S/N 261O00001'],
  ['ＨＢ７８３０', '２６１０００００１'],
  ['7830', '261000001'],
])('safety notices: staff are warned of %s, %s', (code, serial_number) =>
  expect(about({ code, serial_number })).toEqual([{ kind: 'affected', notice: jet }]),
)

it.each(['', '?', '26S000001', '161000001'])('safety notices: staff are asked to check the serial number %j', (serial_number) =>
  expect(about({ code: 'HB-7830', serial_number })).toEqual([{ kind: 'uncertain', notice: jet }]),
)

it('safety notices: staff are not warned of another number, another model, or after the last day of a notice', () => {
  expect(about({ code: 'HB-7830', serial_number: '261900000' })).toEqual([])
  expect(about({ code: 'RH-9010', serial_number: '261000001' })).toEqual([])
  expect(about({ code: 'SD-6006', serial_number: '231500001' })).toEqual([])
})

it('F4: staff are told why a registration has no certificate', () => {
  expect(about({ code: 'RH-9010', serial_number: '261000001', buy_date: '2062-01-01' })).toEqual([{ kind: 'purchaseDate' }])
  expect(about({ code: 'constructor', serial_number: '261000001' })).toEqual([{ kind: 'model' }])
})
