/** The content folder that visitors get: the demo or your own. The crawl, the audits and the document tests use it. */
export const servedContent = process.env['CONTENT_DIR'] || 'content'
