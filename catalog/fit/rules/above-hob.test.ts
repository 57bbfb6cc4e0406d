import { examples } from '../examples.ts'
import { change, fits, open } from '../outcome.ts'
import { aboveHob } from './above-hob.ts'

examples(aboveHob, { 'clear-above': 750, 'hood-slanted': 350, 'hood-other': 650 }, [
  ['a cabinet at its height fits', { above: 750, aboveWhat: 'cabinet' }, fits],
  ['a cabinet that is too low is raised', { above: 700, aboveWhat: 'cabinet' }, change('raiseAbove', 700, 750)],
  ['a hood may be lower than a cabinet', { above: 700, aboveWhat: 'hood' }, fits],
  ['a slanted hood may be lower still', { above: 350, aboveWhat: 'slanted' }, fits],
  ['a slanted hood that is too low is raised', { above: 300, aboveWhat: 'slanted' }, change('raiseAbove', 300, 350)],
  ['high enough for everything fits', { above: 750 }, fits],
  ['between the heights it matters what it is', { above: 700 }, open('aboveWhat', 750)],
  ['too low for everything is raised', { above: 300 }, change('raiseAbove', 300, 350)],
  ['an open question names the largest distance', {}, open('above', 750)],
  ['an open question names the distance to a hood', { aboveWhat: 'hood' }, open('above', 650)],
])
