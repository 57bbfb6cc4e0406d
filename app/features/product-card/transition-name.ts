/** What a browser moves from the card of a product to the head of its page, and back: its picture, under one name in both places. */
export const transitionName = (code: string) => `product-${code}`
