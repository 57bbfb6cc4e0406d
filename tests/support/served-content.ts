/** The content that the site shows to visitors, which the crawl, the audits and the tests of documents go through: the demo, or your own. */
export const servedContent = process.env['CONTENT_DIR'] || 'content'
