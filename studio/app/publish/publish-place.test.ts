import { expect, it } from 'vitest'
import { hashOfHistory, publishPlace } from './publish-place.ts'

it('SW5, SW6: the address has the drafts that are chosen, or the entry whose history is open', () => {
  expect(publishPlace('#/publish')).toEqual({ files: [] })
  expect(publishPlace('#/publish/news/a/en.yaml,banners.yaml')).toEqual({ files: ['news/a/en.yaml', 'banners.yaml'] })
  expect(publishPlace(hashOfHistory('news/a'))).toEqual({ history: 'news/a', files: [] })
})
