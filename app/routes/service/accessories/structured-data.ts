import { webpUrl } from '#contract/pictures.ts'
import type { AccessoryGroup } from './accessory-groups.server.ts'

type Maker = { brand: string; origin: string; path: string }

/** schema.org's list of products with their prices. It says nothing about stock, because the site doesn't know it. */
export function accessoryList(groups: readonly AccessoryGroup[], { brand, origin, path }: Maker) {
  const cards = groups.flatMap((group) => group.cards)
  return {
    '@type': 'ItemList',
    itemListElement: cards.map(({ code, title, text, picture, amount }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: title.text,
        sku: code,
        brand: { '@type': 'Brand', name: brand },
        description: text.text,
        url: `${origin}${path}#${code.toLowerCase()}`,
        ...(picture && { image: origin + webpUrl(picture) }),
        ...(amount !== undefined && { offers: { '@type': 'Offer', price: amount, priceCurrency: 'SGD' } }),
      },
    })),
  }
}
