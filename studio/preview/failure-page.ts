type Failure = 'nothing is sent' | 'failed' | 'no build'

const words: Record<Failure, [english: string, chinese: string]> = {
  'nothing is sent': [
    'The preview sends nothing. On the site, this form works.',
    '预览不会发送任何内容。在网站上，这个表单可以正常使用。',
  ],
  failed: [
    'This page could not be shown. Reload it, or look into the log of the studio.',
    '无法显示这个页面。请重新加载，或查看工作室的日志。',
  ],
  'no build': [
    'The preview needs the built site: run “npm run build”, then start the studio again.',
    '预览需要先构建网站：请运行“npm run build”，然后重新启动工作室。',
  ],
}

/** A page without scripts, for the person who sees it. */
export function failurePage(failure: Failure): string {
  const [english, chinese] = words[failure]
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title><p>${english}</p><p lang="zh-Hans">${chinese}</p></html>`
}
