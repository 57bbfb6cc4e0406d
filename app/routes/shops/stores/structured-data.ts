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

/** schema.org's `LocalBusiness`. */
export function localBusiness(store: StoreView, { brand, url, picture }: { brand: string; url: string; picture?: string }) {
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
    openingHoursSpecification: store.hours.map(({ days, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}`),
      opens: open,
      closes: close === '24:00' ? '23:59' : close,
    })),
  }
}
