import { fault, type Rule } from './rule.ts'

/** A dishwasher may not be advertised in Singapore without its water-efficiency rating (PUB, 1 to 4 ticks). */
export const waterRatings: Rule = ({ products }) =>
  products
    .filter(({ category, values }) => category === 'in-sink-dishwashers' && !isRating(values['water-rating']))
    .map(({ source, values }) =>
      fault(
        source,
        ['values', 'water-rating'],
        `${values['water-rating'] === undefined ? 'missing' : 'wrong'}: the number of ticks, 1 to 4`,
      ),
    )

const isRating = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 4
