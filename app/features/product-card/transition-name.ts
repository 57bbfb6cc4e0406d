/** View transition name of a product's picture, the same on its card and on its page. */
export const transitionName = (code: string) => `product-${code}`
