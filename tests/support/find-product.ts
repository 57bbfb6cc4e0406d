import type { APIRequestContext } from '@playwright/test'
import type { ProductMenu } from '#app/features/shell/product-menu.ts'

export type ProductDetail = {
  code: string
  tags: string[]
  banner: string[]
  details: { title: string; img: string }[]
  param: { name: string; content: string[] }[]
  scene: string[]
  install_pc: string
  video: string
  manual: string
}

export async function productDetail(request: APIRequestContext, code: string): Promise<ProductDetail> {
  const answer = await (await request.get(`/api/Product/productData?code=${code}`)).json()
  return answer.data.detail
}

/** The first product of the content that has what a test needs; undefined if the content has none. */
export async function findProduct(request: APIRequestContext, suits: (detail: ProductDetail) => boolean) {
  const menu: ProductMenu = await (await request.get('/product-menu')).json()
  const products = menu.categories.flatMap(({ series }) => series.flatMap((one) => one.products))
  for (const { code, isOutside } of products) {
    const detail = isOutside ? undefined : await productDetail(request, code)
    if (detail && suits(detail)) return detail
  }
  return undefined
}
