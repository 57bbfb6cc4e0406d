/** The names of choices in forms, as in `submissions/staff/readable.ts`. */
export const choicesInChinese: ReadonlyMap<string, string> = new Map([
  ['Range hoods', '抽油烟机'],
  ['Hobs', '灶具'],
  ['Electric ovens', '电烤箱'],
  ['Steam ovens', '蒸烤箱'],
  ['Microwave ovens', '微波炉'],
  ['In-sink dishwashers', '水槽洗碗机'],
  ['Other', '其他'],
  ['HDB flat', '组屋'],
  ['Condominium', '公寓'],
  ['Landed house', '有地住宅'],
  ['Shop', '店铺'],
  ['Online', '网上'],
  ['Property developer', '房地产开发商'],
  ['See a model', '看样机'],
  ['Planning advice', '厨房规划咨询'],
  ['Cooking evening', '烹饪之夜'],
])
