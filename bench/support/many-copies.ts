import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative, sep } from 'node:path'
import { isScalar, parse, parseDocument, visit } from 'yaml'
import { codesOfCopies } from './codes-of-copies.ts'

/** At 100 times: about as many articles as a maker with that many products publishes. */
const articlesPerFactor = 100
const articleFolders = ['news', 'videos', 'recipes', 'happiness', 'cases']
/** One copy in so many keeps its place among the recommended articles. */
const recommendedEvery = 20
const daysBetweenCopies = 3
/** Articles keep their names, which may have a code in them. */
const codeOutsideOfArticlePaths = new RegExp(`(?<!\\b(?:${articleFolders.join('|')})/[\\w-]*)\\b[A-Za-z]{2}-\\d{4}\\b`, 'g')

type Copy = (text: string) => string
type Values = Record<string, unknown>
type Facts = { code: string; id: string; category: string; values: Values }

/**
 * Makes a content folder with `factor` times the products, series and articles of another one. Each copy has a folder of its own, with its
 * own code, id, numbers in its texts, and pictures and documents as hard links. Everything else is copied once; accessories fit the copies too.
 */
export function makeManyCopies(source: string, target: string, factor: number): void {
  // The links go to files in the target: a link changes the times of its target, and the site would read the source again.
  cpSync(source, target, { recursive: true })
  if (factor === 1) return

  const entriesIn = (kind: string) => readdirSync(join(source, kind)).sort()
  const products = entriesIn('products').map((name) => factsOf(join(source, 'products', name)))
  const filters = Map.groupBy(products, ({ category }) => category)
  const codes = codesOfCopies(
    products.map(({ code }) => code),
    factor,
  )
  const codesIn = (copy: number): Copy => {
    const own = codes[copy % factor]
    return (text) => text.replace(codeOutsideOfArticlePaths, (code) => own?.get(code) ?? code)
  }

  for (const name of entriesIn('series')) {
    const folder = templates(join(target, 'series', name), (file) => file === 'series.yaml')
    for (let copy = 1; copy < factor; copy += 1) {
      const ofCopy: Copy = (text) =>
        codesIn(copy)(text).replace(/^position: (\d+)$/m, (_, place) => `position: ${100 * copy + Number(place)}`)
      folder.writeTo(join(target, 'series', `${name}-${copy}`), numbered(copy, ofCopy))
    }
  }

  for (const name of entriesIn('products')) {
    const folder = templates(join(target, 'products', name), isWords)
    const facts = factsOf(join(source, 'products', name))
    const siblings = filters.get(facts.category) ?? []
    const ofFilters = filterParameters(join(source, 'categories', facts.category))
    for (let copy = 1; copy < factor; copy += 1) {
      const productFacts: Copy = (text) =>
        withValues(text, spreadValues(facts, siblings, ofFilters, copy))
          .replace(/^id: .*$/m, `id: "${10_000 * copy + Number(facts.id)}"`)
          .replace(/^series: (.*)$/m, `series: $1-${copy}`)
          .replace(/^isOutside: .*\n/m, '')
      const ofCopy: Copy = (text) => codesIn(copy)(/^category: /m.test(text) ? productFacts(text) : text)
      folder.writeTo(join(target, 'products', codesIn(copy)(name)), numbered(copy, ofCopy))
    }
  }

  const copies = Array.from({ length: factor - 1 }, (_, index) => index + 1)
  for (const name of entriesIn('accessories')) {
    const file = join(target, 'accessories', name, 'accessory.yaml')
    const facts = readFileSync(file, 'utf8')
      .replace(
        /models: \[(.*)\]/,
        (_, models) => `models: [${[models, ...copies.map((copy) => codesIn(copy)(models))].join(', ')}]`,
      )
      .replace(
        /^ {2}- series: (.*)\n/gm,
        (line, series) => line + copies.map((copy) => `  - series: ${series}-${copy}\n`).join(''),
      )
    writeFileSync(file, facts)
  }

  const articles = articleFolders.flatMap((kind) => entriesIn(kind).map((name) => join(kind, name)))
  const folders = articles.map((article) => templates(join(target, article), isWords))
  for (let number = articles.length; number < articlesPerFactor * factor; number += 1) {
    const [article = '', folder] = [articles[number % articles.length], folders[number % articles.length]]
    const copy = Math.floor(number / articles.length)
    const ofCopy: Copy = (text) => {
      const recommended = copy % recommendedEvery === 0 ? '$&' : ''
      return codesIn(copy)(text)
        .replace(/^recommended: .*\n/m, recommended)
        .replace(/^published: (.*)$/m, (_, day) => `published: ${dayBefore(day, copy * daysBetweenCopies)}`)
    }
    folder?.writeTo(join(target, `${article}-${copy}`), numbered(copy, ofCopy))
  }
}

/** A file with texts in one language. */
const isWords = (file: string) => /^(en|ko|id|zh-Han[st])\.yaml$/.test(file)

/** The place in a template where each copy writes its number. */
const numberMark = 'NUMBER-OF-COPY'
const numbered =
  (copy: number, then: Copy): Copy =>
  (text) =>
    then(text.replaceAll(numberMark, String(copy)))

/** The YAML files of an entry, prepared for copying, and its other files. */
function templates(folder: string, hasWords: (file: string) => boolean) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    // Without it, the PDFs count as the maker's own, which are not compared with the facts.
    .filter((file) => !file.endsWith('printed.json'))
  const isYaml = (file: string) => extname(file) === '.yaml'
  const texts = files.filter(isYaml).map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return { file, text: hasWords(file) ? withNumberMarks(text) : text }
  })
  const others = files.filter((file) => !isYaml(file))

  return {
    writeTo(target: string, copy: Copy) {
      mkdirSync(target, { recursive: true })
      for (const { file, text } of texts) writeFileSync(join(target, file), copy(text))
      for (const file of others) link(join(folder, file), join(target, copy(file)))
    },
  }
}

function link(file: string, target: string) {
  mkdirSync(dirname(target), { recursive: true })
  try {
    linkSync(file, target)
  } catch {
    // File systems limit the number of links to a file.
    copyFileSync(file, target)
  }
}

/** Puts the mark into titles and sentences, so that the texts of all copies differ. */
function withNumberMarks(text: string): string {
  const document = parseDocument(text)
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return
      const inWords = path.some((step) => 'key' in step && isScalar(step.key) && wordFields.has(String(step.key.value)))
      if (inWords) node.value = marked(node.value)
    },
  })
  return document.toString({ lineWidth: 0 })
}

const wordFields = new Set([
  'name',
  'title',
  'summary',
  'intro',
  'content',
  'text',
  'installation',
  'pictureAlt',
  'pictureAlts',
  'steps',
])

function marked(text: string): string {
  const inSentence = text.replace(/[.。](?=\n|$)/, ` (${numberMark})$&`)
  return inSentence === text ? `${text.trimEnd()} ${numberMark}` : inSentence
}

function factsOf(folder: string): Facts {
  return parse(readFileSync(join(folder, 'product.yaml'), 'utf8'))
}

type Category = { filters: { parameter: string }[]; parameters: { when?: Record<string, unknown> }[] }

/** The parameters of filters, except those that decide which other facts a product needs. */
function filterParameters(folder: string): string[] {
  const { filters, parameters }: Category = parse(readFileSync(join(folder, 'category.yaml'), 'utf8'))
  const conditions = new Set(parameters.flatMap(({ when = {} }) => Object.keys(when)))
  return filters.map(({ parameter }) => parameter).filter((parameter) => !conditions.has(parameter))
}

/** Gives a copy the filter values of other products of its category, so that copies fall under different combinations of filters. */
function spreadValues({ code, values }: Facts, siblings: readonly Facts[], parameters: readonly string[], copy: number): Values {
  const place = siblings.findIndex((sibling) => sibling.code === code)
  const spread = parameters.flatMap((parameter, index) => {
    const from = siblings[(place + copy * (index + 1)) % siblings.length]?.values[parameter]
    return values[parameter] === undefined || from === undefined ? [] : [[parameter, from] as const]
  })
  return Object.fromEntries(spread)
}

function withValues(text: string, values: Values): string {
  return Object.entries(values).reduce(
    (changed, [key, value]) => changed.replace(new RegExp(`^ {2}${key}: .*$`, 'm'), () => `  ${key}: ${JSON.stringify(value)}`),
    text,
  )
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
}
