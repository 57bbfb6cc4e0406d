import type { previewWords as english } from './en.ts'

export const previewWords: Record<keyof typeof english, string> = {
  'preview.show': '显示页面',
  'preview.hide': '隐藏页面',
  'preview.title': '预览',
  'preview.width': '宽度',
  'preview.phone': '手机',
  'preview.tablet': '平板',
  'preview.desk': '桌面',
  'preview.language': '页面语言',
  'preview.day': '日期',
  'preview.today': '今天',
  'preview.calendar': '选择日期',
  'preview.clicks': '点击时',
  'preview.opens': '打开字段',
  'preview.follows': '打开链接',
  'preview.starting': '正在启动预览…',
  'preview.away': '预览没有响应。它需要先构建网站：请运行“npm run build”，然后重新启动工作室。',
  'preview.faulty': '草稿有错误，因此显示已发布的内容：{field}：{message}',
  'preview.faultyPart': '别处的部分更改有错误，因此显示已发布的内容。',
}
