import type { FrameSite } from '#app/loading/root-data.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { CareerView } from '#contract/views/articles.ts'

const employmentTypes: Record<CareerView['employment'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
}

/** schema.org's `JobPosting`. */
export function jobPosting(post: CareerView, { site, origin }: { site: FrameSite; origin: string }) {
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
