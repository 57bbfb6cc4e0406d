import { listOf } from '#app/features/reading/articles/structured-data.ts'
import type { ArticlePage } from '#app/loading/load-article.server.ts'
import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import type { FrameSite } from '#app/loading/root-data.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { CareerCard, CareerView } from '#contract/views/articles.ts'

/** X15: one post if the URL names one, otherwise all that are open. */
export type CareersData = { posts: CareerCard[] } | ArticlePage<'career'>

export function careersHead(data: CareersData, frame: Frame): PageHead {
  const { language, t, origin, trail } = frame
  if ('posts' in data) {
    const { posts } = data
    return {
      title: t('careers.title'),
      description: t('careers.description'),
      canonicalUrl: (of) => pageUrl(of, 'careers'),
      picture: posts[0]?.picture,
      trail: trail('careers', t('careers.title')),
      jsonLd: posts.length > 0 ? [listOf(posts, origin, language)] : [],
    }
  }
  const { article } = data
  const { id, title, intro, picture } = article
  return {
    title: title.text,
    description: intro.text,
    canonicalUrl: (of) => pageUrl(of, 'careers', { id }),
    picture,
    trail: trail('careers', title, id),
    jsonLd: [jobPosting(article, frame)],
  }
}

const employmentTypes: Record<CareerView['employment'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
}

/** schema.org's `JobPosting`. */
function jobPosting(post: CareerView, { site, origin }: { site: FrameSite; origin: string }) {
  const { id, title, content, published, until, employment, place, salary, picture } = post
  return {
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: site.brand, value: id },
    title: title.text,
    description: content.html,
    image: origin + webpUrl(picture),
    datePosted: published,
    // The last second of the day in Singapore.
    validThrough: `${until}T23:59:59+08:00`,
    employmentType: employmentTypes[employment],
    hiringOrganization: {
      '@type': 'Organization',
      name: site.brand,
      sameAs: origin,
      logo: `${origin}/apple-touch-icon.png`,
    },
    jobLocation: {
      '@type': 'Place',
      name: place.text,
      address: { '@type': 'PostalAddress', streetAddress: site.address.text, addressLocality: 'Singapore', addressCountry: 'SG' },
    },
    directApply: false,
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'SGD',
        value: {
          '@type': 'QuantitativeValue',
          minValue: salary.from,
          maxValue: salary.to,
          unitText: salary.per === 'month' ? 'MONTH' : 'HOUR',
        },
      },
    }),
  }
}
