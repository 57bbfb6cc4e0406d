import { expect, it } from 'vitest'
import { joinUnits } from './typography.ts'

it('keeps a number and its unit on one line', () => {
  expect(joinUnits('Slanted range hood, 90 cm')).toBe('Slanted range hood, 90\u00a0cm')
  expect(joinUnits('<p>5.0 kW, then 20 min at 100 °C.</p>')).toBe('<p>5.0\u00a0kW, then 20\u00a0min at 100\u00a0°C.</p>')
  expect(joinUnits('侧吸式烟机，90 厘米')).toBe('侧吸式烟机，90\u00a0厘米')
  expect(joinUnits('拉丝不锈钢 T 型烟机，4 个加热区')).toBe('拉丝不锈钢 T\u00a0型烟机，4\u00a0个加热区')
})

it('does not change words that only begin like a unit', () => {
  expect(joinUnits('36 products, 3 great ideas, 2 ladles, 1 Wok')).toBe('36 products, 3 great ideas, 2 ladles, 1 Wok')
})
