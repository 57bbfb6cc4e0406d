import { expect, it } from 'vitest'
import { fieldInHash, hashOfField } from './write-place.ts'

it.each([
  { file: 'products/rh-9010/product.yaml', path: ['values', 'airflow'] },
  { file: 'news/x/zh-Hans.yaml', path: ['details', 0, 'text'] },
  { file: 'banners.yaml', path: [] },
  { file: 'faq/hobs/en.yaml', path: ['a.b/c', 'title'] },
])('SW1: the address of $file leads back to its field', (at) => expect(fieldInHash(hashOfField(at))).toEqual(at))

it.each(['#/write', '#/write/', '#/write/news/x', '#/inbox/open'])('SW1: %s opens no entry', (hash) =>
  expect(fieldInHash(hash)).toBeUndefined(),
)
