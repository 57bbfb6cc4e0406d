import type { ContentIssue, FieldPath } from '../read/content-issue.ts'
import type { YamlSource } from '../read/yaml-source.ts'
import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'

/** Products that articles, questions and notices refer to must exist. */
export const articleReferences: Rule = (draft) => {
  const { hasProduct } = knownEntries(draft)
  const { articles, faq, notices } = draft
  const unknown = (source: YamlSource, codes: readonly (readonly [FieldPath, string])[]): ContentIssue[] =>
    codes.filter(([, code]) => !hasProduct(code)).map(([path, code]) => fault(source, path, `there is no product ${code}`))

  return [
    ...[articles.news, articles.recipe, articles.happiness, articles.case, articles.press]
      .flat()
      .flatMap(({ source, products }) =>
        unknown(
          source,
          products.map((code, index) => [['products', index], code]),
        ),
      ),
    ...articles.video.flatMap(({ source, product }) => (product === undefined ? [] : unknown(source, [[['product'], product]]))),
    ...faq.flatMap(({ source, questions }) =>
      unknown(
        source,
        questions.flatMap(({ products }, index) =>
          products.map((code, place) => [['questions', index, 'products', place], code] as const),
        ),
      ),
    ),
    ...notices.flatMap(({ source, models }) =>
      unknown(
        source,
        models.map(({ code }, index) => [['models', index, 'code'], code]),
      ),
    ),
  ]
}
