import type { NumberInText } from '#publishing/numbers/written-numbers.ts'

/** The numbers that somebody has to look at, one line for each text, and how many of each kind there are. */
export function numbersReport(numbers: readonly NumberInText[]): string {
  const unknown = numbers.filter(({ source }) => source === 'unknown')
  const equal = numbers.filter(({ source }) => source === 'equals a fact')
  const isEnglish = ({ file, path }: NumberInText) => /\ben\b/.test(`${file.file} ${path.at(-1)}`)
  const counts = Map.groupBy(numbers, ({ source }) => source)
  const byCount = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return [
    ...section(
      'Numbers that equal a fact of a product in the same text: write the placeholder, if the number means that fact',
      equal,
    ),
    ...section('Numbers of no known kind', unknown.filter(isEnglish)),
    ...section(
      'Numbers of translations that their English text does not have',
      unknown.filter((number) => !isEnglish(number)),
    ),
    '',
    'All numbers',
    ...byCount.map(([source, all]) => `  ${String(all.length).padStart(6)}  ${source}`),
  ].join('\n')
}

/** All numbers as CSV, for a spreadsheet. */
export function numbersTable(numbers: readonly NumberInText[]): string {
  const rows = numbers.map(({ file, path, number, source, advice = '' }) => {
    const { line, field } = file.at(path)
    return [file.file, String(line ?? ''), field, number, source, advice]
  })
  return [['file', 'line', 'field', 'number', 'source', 'placeholder'], ...rows].map((row) => row.map(cell).join(',')).join('\n')
}

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function section(title: string, numbers: readonly NumberInText[]): string[] {
  if (numbers.length === 0) return []
  const byText = Map.groupBy(numbers, ({ file, path }) => `${file.file} ${path.join('.')}`)
  const lines = [...byText.values()].flatMap((ofText) => {
    const [first] = ofText
    if (!first) return []
    const { file, line, field } = first.file.at(first.path)
    const written = ofText.map(({ number, advice }) => (advice === undefined ? number : `${number} (${advice})`))
    return [`  ${file}:${line} ${field}: ${written.join(', ')}`]
  })
  return ['', `${title} (${numbers.length} in ${byText.size} texts)`, ...lines.toSorted()]
}
