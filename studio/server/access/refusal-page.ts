import type { NoUser } from './entrance.ts'
import type { Refusal } from './refusal.ts'

const words: Record<Refusal | NoUser, [english: string, chinese: string]> = {
  'no key': [
    'Open the studio with the address that “npm run studio” printed. Each start has a new one.',
    '请用“npm run studio”显示的网址打开工作室。每次启动的网址都不同。',
  ],
  'no secret': [
    'Open the studio at its own address. This request did not come through the proxy that signs people on.',
    '请用工作室自己的网址打开。这个请求没有经过登录代理。',
  ],
  'no role': [
    'You are signed in, but none of your groups has a role in the studio. Ask the person who runs it for one.',
    '您已登录，但您所在的群组在工作室里没有角色。请向工作室的管理员申请。',
  ],
  'no user': ['Sign in first: the proxy sent no user name.', '请先登录：代理没有传来用户名。'],
  'foreign host': ['The studio does not answer at this address.', '工作室不在这个网址上。'],
  'foreign origin': [
    'Another page asked for this. The studio answers only its own pages.',
    '这个请求来自其他网页。工作室只回应自己的页面。',
  ],
  framed: ['The studio cannot be shown inside another page.', '工作室不能显示在其他网页里。'],
}

/** A page without scripts, for the person who sees it. */
export function refusalPage(refusal: Refusal | NoUser): string {
  const [english, chinese] = words[refusal]
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Studio</title>
<style>body{margin:20vh auto;max-width:34rem;padding:0 1.5rem;background:#f7f4ef;color:#1c1a17;font:1.125rem/1.6 system-ui,sans-serif}h1{font:400 2rem Georgia,serif}</style>
<h1>Studio</h1><p>${english}</p><p lang="zh-Hans">${chinese}</p></html>`
}
