/** What a unit measures, and how many of the smallest unit of that it is. `cm` and `mm` measure the same. */
export type Unit = { measures: string; size: number }

const words: readonly (readonly [measures: string, size: number, words: string])[] = [
  ['flow', 1, 'm³/h m³/jam 立方米 ㎥'],
  ['area', 1, 'cm² 平方厘米'],
  ['length', 1, 'mm 毫米 millimetre millimetres'],
  ['length', 10, 'cm 厘米 centimetre centimetres sentimeter'],
  ['length', 1000, 'm 米 metre metres meter'],
  ['volume', 1, 'ml 毫升'],
  ['volume', 1000, 'L 升 公升 리터 litre litres liter'],
  ['power', 1, 'W 瓦 와트 watt watts'],
  ['power', 1000, 'kW 千瓦 kilowatt kilowatts'],
  ['energy', 1, 'kWh 度电 度電'],
  ['mass', 1, 'g 克'],
  ['mass', 1000, 'kg 公斤 千克 킬로그램'],
  ['pressure', 1, 'Pa'],
  ['pressure', 1000, 'kPa'],
  ['temperature', 1, '°C ℃'],
  ['sound', 1, 'dB(A) dB 分贝 分貝 데시벨 decibels'],
  ['current', 1, 'A 安'],
  ['voltage', 1, 'V'],
  ['frequency', 1, 'Hz'],
  ['share', 1, '%'],
  ['minutes', 1, 'min minute minutes 分钟 分鐘 분 menit'],
  ['years', 1, 'year years 年 년 tahun'],
]

const units = new Map(words.flatMap(([measures, size, names]) => names.split(' ').map((name) => [name, { measures, size }])))

/** Longer ones first: `mm` is not `m`. */
export const unitNames: readonly string[] = [...units.keys()].toSorted((a, b) => b.length - a.length)

export const unitCalled = (name: string): Unit | undefined => units.get(name)
