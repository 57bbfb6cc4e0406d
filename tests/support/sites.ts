import { servedContent } from './served-content.ts'

const port = Number(process.env['PLAYWRIGHT_PORT'] ?? 3210)

const site = (number: number, content: string, data: string) => {
  const url = `http://127.0.0.1:${port + number}`
  return {
    url,
    environment: {
      PORT: String(port + number),
      PUBLIC_URL: url,
      CONTENT_DIR: content,
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      LIMIT_READ: '0',
      LIMIT_SEND: '0',
      // Turns off background work: cache warming and picture encoding.
      PAGES_AHEAD: 'off',
      PICTURES_AHEAD: 'off',
      SHUTDOWN_DELAY: '0',
    },
  }
}

/** The sites of the browser tests: behaviour tests use test content, audits use the content that visitors get. */
export const sites = {
  behaviour: site(0, 'tests/content', 'test-results/behaviour'),
  audit: site(1, servedContent, 'test-results/audit'),
}
