import { creativeWork, largestPicture, type Publication } from '#app/features/articles/structured-data.ts'
import type { VideoArticleView } from '#contract/views/articles.ts'
import { startOfDayInSingapore } from '#i18n/singapore-time.ts'

/** schema.org's description of the video. It was uploaded on the day it was published. */
export function videoData(video: VideoArticleView, publication: Publication) {
  const { origin } = publication
  const [source] = video.player.sources
  return {
    '@type': 'VideoObject',
    ...creativeWork(video, publication),
    uploadDate: startOfDayInSingapore(video.published),
    thumbnailUrl: [origin + largestPicture(video.picture)],
    duration: `PT${video.seconds}S`,
    ...(source && { contentUrl: origin + source.url, encodingFormat: `video/${source.type}` }),
  }
}
