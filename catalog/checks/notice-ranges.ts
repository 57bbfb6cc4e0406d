import { fault, type Rule } from './rule.ts'

/** A notice ends after it begins, and so does a range of serial numbers. */
export const noticeRanges: Rule = ({ notices }) =>
  notices.flatMap(({ source, published, until, models }) => [
    ...(until !== undefined && until < published ? [fault(source, ['until'], `ends before it begins, on ${published}`)] : []),
    ...models.flatMap(({ serials }, index) =>
      serials.flatMap(({ from, to }, place) =>
        from.length === to.length && from > to
          ? [fault(source, ['models', index, 'serials', place], `${to} comes before ${from}`)]
          : [],
      ),
    ),
  ])
