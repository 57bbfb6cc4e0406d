import { fault, type Rule } from './rule.ts'

/** Singapore law: a dishwasher may not be advertised without its PUB water-efficiency rating (1 to 4 ticks). */
export const waterRatings: Rule = ({ products }) =>
  products
    .filter(({ category, values }) => category === 'in-sink-dishwashers' && !isRating(values['water-rating']))
    .map(({ source, values }) =>
      fault(
        source,
        ['values', 'water-rating'],
        `${values['water-rating'] === undefined ? 'is missing' : 'is wrong'}: give the number of ticks, from 1 to 4`,
      ),
    )

const isRating = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 4
