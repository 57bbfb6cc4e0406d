import { useRef } from 'react'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { WrittenProse } from '#app/content/written-prose.tsx'
import { ArticleHead } from '#app/features/articles/article-head.tsx'
import { MoreArticles } from '#app/features/articles/more-articles.tsx'
import { HubLink } from '#app/features/hub-tabs/hub-link.tsx'
import { newsHub } from '#app/features/hub-tabs/hubs.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { ProductRow } from '#app/features/product-card/product-row.tsx'
import { ShareButtons } from '#app/features/share/share-buttons.tsx'
import { VideoPlayer } from '#app/features/video-player/video-player.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { loadArticle } from '#app/loading/load-article.server.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useRootData, useSite } from '#app/loading/root-data.ts'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import type { VideoArticleView } from '#contract/views/articles.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'
import { videoData } from './structured-data.ts'

const messages = messageSet('breadcrumb', 'measure', 'share', 'video')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadArticle(catalog, { language, kind: 'video', id: query.get('id') ?? '' }), messages(language))
}

/** N6: one video. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function VideoPage({ loaderData: { article, others } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const site = useSite()
  const origin = useRootData()?.origin ?? ''
  const { id, title, intro, picture, content, products } = article
  const path = articleUrl(language, 'video', id)
  const trail = useTrail('video', title, id)
  return (
    <>
      <PageHead
        title={title.text}
        description={intro.text}
        canonicalUrl={(of) => pageUrl(of, 'video', { id })}
        picture={picture}
        trail={trail}
        jsonLd={[videoData(article, { site, origin, language })]}
      />
      <article>
        <div className="page-width">
          <Trail steps={trail} firstLink={(name) => <HubLink hub={newsHub}>{name}</HubLink>} />
        </div>
        {/* The key creates a new player for another video, so that it starts from the beginning. */}
        <Stage key={id} video={article} />
        <div className={`page-width ${styles.words}`}>
          <ArticleHead article={article}>
            <ShareButtons title={title.text} path={path} />
          </ArticleHead>
          <WrittenProse of={content} className={styles.text} />
        </div>
      </article>
      <ProductRow heading={t('video.products')} products={products} />
      <MoreArticles heading={t('video.more')} articles={others} list="videos" />
    </>
  )
}

function Stage({ video }: { video: VideoArticleView }) {
  const player = useRef<HTMLVideoElement>(null)
  return (
    <div className={`screen-only ${styles.stage}`}>
      <VideoPlayer
        player={player}
        video={video.player}
        captions={video.captions}
        width={1280}
        height={720}
        className={styles.player}
      />
    </div>
  )
}
