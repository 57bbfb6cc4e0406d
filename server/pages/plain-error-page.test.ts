import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { TooBusy } from '#publishing/jobs/job-queue.ts'
import { answerPage } from './answer-page.ts'

it.each([
  [pageUrl('en', 'about'), 'en', 'The site is very busy.', 'href="/">Home<'],
  ['/ko?from=mail', 'ko', '접속이 많습니다', 'href="/ko">홈<'],
  [pageUrl('zh-Hans', 'about'), 'zh-Hans', '访问人数较多', 'href="/zh-hans">首页<'],
])('G1: if no page can be rendered, the plain error page of %s is in %s', async (url, language, line, home) => {
  const app = Fastify()
  app.get('/*', (_request, reply) =>
    answerPage(reply, async () => {
      throw new TooBusy()
    }),
  )
  const { statusCode, headers, body } = await app.inject(url)
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  for (const part of [`lang="${language}"`, line, home]) expect(body).toContain(part)
  await app.close()
})
