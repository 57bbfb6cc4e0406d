import type { APIRequestContext } from '@playwright/test'

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
