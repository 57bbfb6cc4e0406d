import { z } from 'zod'

const text = z.string().trim().min(1)
const url = z.url({ protocol: /^https?$/ })
const day = z.iso.date()
const moment = z.iso.datetime({ offset: true })
const duration = z.iso.duration()
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1)
const node = <Shape extends z.ZodRawShape>(type: string, shape: Shape) => z.strictObject({ '@type': z.literal(type), ...shape })

const logo = node('ImageObject', { url })
const maker = node('Organization', { name: text, url, logo })
const step = node('ListItem', { position: z.int().min(1), name: text, item: url.optional(), url: url.optional() })
const steps = listOf(step).refine((items) => items.every(({ position }, index) => position === index + 1), 'positions 1, 2, 3 …')

/** Fields of every article, recipe and video. */
const work = {
  name: text,
  description: text.min(20),
  datePublished: day,
  inLanguage: text,
  image: listOf(url),
  author: maker,
  publisher: maker,
  mainEntityOfPage: url,
}
const article = { ...work, headline: text.max(110), dateModified: day }

const openingHours = node('OpeningHoursSpecification', {
  dayOfWeek: listOf(url.startsWith('https://schema.org/')),
  opens: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  closes: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
})

/** The price, and nothing about stock, which the site doesn't know. */
const offer = node('Offer', { price: z.number().positive(), priceCurrency: z.literal('SGD') })
const brand = node('Brand', { name: text })

/** An accessory or a spare part: it has a picture only once there is one. */
const part = node('Product', {
  name: text,
  sku: text,
  brand,
  description: text,
  image: url.optional(),
  url,
  offers: offer.optional(),
})
const partStep = node('ListItem', { position: z.int().min(1), item: part })

/**
 * Fields that schema.org defines and search engines require, by type. Strict, because search engines silently ignore a misspelt field.
 * A new type must be looked up at schema.org and added here.
 */
const kinds = z.discriminatedUnion('@type', [
  node('Organization', {
    name: text,
    description: text,
    url,
    logo: url,
    address: text,
    sameAs: z.array(url),
    contactPoint: node('ContactPoint', {
      contactType: text,
      telephone: z.string().regex(/^\+[\d ]+$/),
      email: z.email(),
      areaServed: z.literal('SG'),
    }),
  }),
  node('BreadcrumbList', { itemListElement: steps.refine((items) => items.every(({ item }) => item !== undefined)) }),
  node('ItemList', {
    itemListElement: z.union([steps.refine((items) => items.every((item) => item.url !== undefined)), listOf(partStep)]),
  }),
  node('NewsArticle', article),
  node('Article', article),
  node('VideoObject', {
    ...work,
    thumbnailUrl: listOf(url),
    uploadDate: moment,
    duration,
    contentUrl: url,
    encodingFormat: z.literal('video/mp4'),
  }),
  node('Recipe', {
    ...work,
    recipeCategory: text,
    recipeCuisine: text,
    keywords: text,
    recipeYield: text,
    prepTime: duration,
    cookTime: duration,
    totalTime: duration,
    nutrition: node('NutritionInformation', { calories: text }).optional(),
    recipeIngredient: listOf(text),
    recipeInstructions: listOf(node('HowToStep', { position: z.int().min(1), text, url })),
    tool: listOf(node('HowToTool', { name: text })),
  }),
  node('HowTo', {
    name: text,
    url,
    inLanguage: text,
    supply: listOf(node('HowToSupply', { name: text })),
    step: listOf(node('HowToStep', { position: z.int().min(1), text, url, image: url.optional() })),
  }),
  node('JobPosting', {
    identifier: node('PropertyValue', { name: text, value: text }),
    title: text,
    description: text.min(100),
    image: url,
    datePosted: day,
    validThrough: moment,
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'INTERN']),
    hiringOrganization: node('Organization', { name: text, sameAs: url, logo: url }),
    jobLocation: node('Place', {
      name: text,
      address: node('PostalAddress', {
        streetAddress: text,
        addressLocality: z.literal('Singapore'),
        addressCountry: z.literal('SG'),
      }),
    }),
    directApply: z.literal(false),
    baseSalary: node('MonetaryAmount', {
      currency: z.literal('SGD'),
      value: node('QuantitativeValue', {
        minValue: z.number().positive(),
        maxValue: z.number().positive(),
        unitText: z.enum(['HOUR', 'MONTH']),
      }),
    }).optional(),
  }),
  node('FAQPage', {
    mainEntity: listOf(node('Question', { name: text, acceptedAnswer: node('Answer', { text }) })),
  }),
  node('HomeGoodsStore', {
    '@id': url,
    name: text,
    description: text,
    url,
    telephone: text,
    address: node('PostalAddress', {
      streetAddress: text,
      postalCode: z.string().regex(/^\d{6}$/),
      addressLocality: z.literal('Singapore'),
      addressCountry: z.literal('SG'),
    }),
    geo: node('GeoCoordinates', { latitude: z.number().min(1.1).max(1.5), longitude: z.number().min(103.5).max(104.1) }),
    hasMap: url,
    potentialAction: node('ReserveAction', {
      name: text,
      target: node('EntryPoint', { urlTemplate: url }),
    }).optional(),
    openingHoursSpecification: listOf(openingHours),
  }),
  // No rating, because the site claims none (H6).
  node('Product', {
    name: text,
    sku: text,
    model: text,
    brand,
    category: text,
    description: text.min(20),
    image: listOf(url),
    url,
    offers: offer.optional(),
  }),
])

/** Faults of a block of structured data, and all URLs in it. */
export function readStructuredData(json: string): { faults: string[]; urls: string[] } {
  const { '@context': context, ...data } = JSON.parse(json)
  const parsed = kinds.safeParse(data)
  const issues = parsed.error?.issues.map(({ path, message }) => `${data['@type']}.${path.join('.')}: ${message}`) ?? []
  return { faults: context === 'https://schema.org' ? issues : [`@context: ${context}`, ...issues], urls: urlsIn(data) }
}

function urlsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : linksIn(value)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urlsIn) : []
}

/** Answers are HTML that search engines show elsewhere, so their links must be absolute. */
const linksIn = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)
