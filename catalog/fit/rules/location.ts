import { fits, no, open, type Rule } from '../outcome.ts'

const locations = { column: ['column', 'wall-cabinet'], worktop: ['under-worktop'] } as const

/** Below a worktop, heat and steam meet the hob. Planning data of ovens and microwave ovens: where it may be built in. */
export const location: Rule = (model, { place, stack }) => {
  const allowed = model.options('location')
  if (allowed.length === 0) return undefined
  if (place === undefined) return open('place', allowed.join(' '))
  if (stack && place === 'worktop') return no('noStack', '', '')
  return locations[place].some((each) => allowed.includes(each)) ? fits : no('wrongPlace', place, allowed.join(' '))
}
