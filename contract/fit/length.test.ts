import { expect, it } from 'vitest'
import { parseLength } from './length.ts'

it.each([
  ['750', 750],
  ['750mm', 750],
  [' 750 MM ', 750],
  ['75 cm', 750],
  ['75cm', 750],
  ['75,0', 750],
  ['75.5', 755],
  ['75,5 cm', 755],
  ['0.75 m', 750],
  ['1,450', 1450],
  ['1.450 mm', 1450],
  ['７５０', 750],
  ['75 厘米', 750],
  ['750 毫米', 750],
  ['0', 0],
])('FT2: %s is %i mm', (text, millimetres) => expect(parseLength(text)).toBe(millimetres))

it.each(['', ' ', 'wide', '-5', '10^9', '1e9', '75 in', '7 5 0', '750 mm wide', '1234567890', '75,0,0', 'NaN', '½'])(
  'FT2: “%s” is no length',
  (text) => expect(parseLength(text)).toBeUndefined(),
)
