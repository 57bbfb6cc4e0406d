import type { StoreView, Weekday } from '#contract/views/places.ts'

const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

type Business = {
  brand: string
  url: string
  picture?: string
  /** The page that books a visit, if the store takes visits. */
  visits?: { url: string; name: string }
}

/** schema.org's `LocalBusiness`, with a `ReserveAction`. */
export function localBusiness(store: StoreView, { brand, url, picture, visits }: Business) {
  return {
    '@type': 'HomeGoodsStore',
    '@id': `${url}#${store.id}`,
    name: store.name.text,
    description: `${brand} – ${store.tab.text}`,
    url,
    image: picture,
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address.text,
      postalCode: store.postcode,
      addressLocality: 'Singapore',
      addressCountry: 'SG',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.position.lat, longitude: store.position.lon },
    hasMap: store.mapUrl,
    ...(visits && {
      potentialAction: {
        '@type': 'ReserveAction',
        name: visits.name,
        target: { '@type': 'EntryPoint', urlTemplate: visits.url },
      },
    }),
    openingHoursSpecification: store.hours.map(({ days, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}`),
      opens: open,
      closes: close === '24:00' ? '23:59' : close,
    })),
  }
}
