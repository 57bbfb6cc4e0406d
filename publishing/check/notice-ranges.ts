import { fault, type Rule } from './rule.ts'

/** The end of a notice, or of a range of serial numbers, must not come before its start. */
export const noticeRanges: Rule = ({ notices }) =>
  notices.flatMap(({ source, published, until, models }) => [
    ...(until !== undefined && until < published ? [fault(source, ['until'], `is before the published date, ${published}`)] : []),
    ...models.flatMap(({ serials }, index) =>
      serials.flatMap(({ from, to }, place) =>
        from.length === to.length && from > to
          ? [fault(source, ['models', index, 'serials', place], `the last serial number, ${to}, comes before the first, ${from}`)]
          : [],
      ),
    ),
  ])
