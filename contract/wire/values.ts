import type { Price } from '../content/words.ts'
import type { FileLink, Text } from '../views.ts'

/** API texts have no language field, so a text that fell back to English is not marked. */
export const plain = ({ text }: Text) => text

export const priceText = (price: Price | undefined) => (price ? String(price.from) : '')

export const flag = (is: boolean) => (is ? 1 : 0)

/** Every browser plays MP4. */
export function mp4Url(sources: readonly FileLink[] = []): string {
  return (sources.find(({ type }) => type === 'mp4') ?? sources[0])?.url ?? ''
}
