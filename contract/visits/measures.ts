/** The most characters of the measures in a URL. */
const longest = 400

/** The measures of a kitchen as one value of a URL: `niche_w:595;niche_h:600`. */
export const formatMeasures = (measures: Readonly<Record<string, string>>) =>
  Object.entries(measures)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Such a value as a query, which `readAnswers` reads. */
export function parseMeasures(text: string): URLSearchParams {
  const pairs = text.slice(0, longest).split(';')
  return new URLSearchParams(
    pairs.flatMap((pair) => {
      const colon = pair.indexOf(':')
      return colon > 0 ? [[pair.slice(0, colon), pair.slice(colon + 1)]] : []
    }),
  )
}
