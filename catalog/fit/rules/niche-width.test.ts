import { examples } from '../examples.ts'
import { change, fits, no, open } from '../outcome.ts'
import { nicheWidth } from './niche-width.ts'

examples(nicheWidth, { niche: [560, 550, 590], 'niche-max': [568, 595] }, [
  ['the narrowest niche fits', { nicheWidth: 560 }, fits],
  ['the widest niche fits', { nicheWidth: 568 }, fits],
  ['a narrower one does not', { nicheWidth: 559 }, no('narrowNiche', 559, 560)],
  ['a wider one gets strips', { nicheWidth: 600 }, change('fillNicheWidth', 600, 568)],
  ['an open question says what is needed', {}, open('nicheWidth', 560)],
])
