import { creativeWork, type Publication } from '#app/features/reading/articles/structured-data.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { VideoArticleView } from '#contract/views/articles.ts'
import { startOfDayInSingapore } from '#i18n/singapore-time.ts'

/** schema.org's `VideoObject`. The upload date is the publication date. */
export function videoData(video: VideoArticleView, publication: Publication) {
  const { origin } = publication
  const [source] = video.player.sources
  return {
    '@type': 'VideoObject',
    ...creativeWork(video, publication),
    uploadDate: startOfDayInSingapore(video.published),
    thumbnailUrl: [origin + webpUrl(video.picture)],
    duration: `PT${video.seconds}S`,
    ...(source && { contentUrl: origin + source.url, encodingFormat: `video/${source.type}` }),
  }
}
