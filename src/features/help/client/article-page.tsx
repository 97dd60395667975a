import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { DocumentLine } from '#features/site/index.client.ts'
import type { Article } from '#platform/help-article.ts'
import { articleLink } from '#platform/screen-links.ts'
import { screenPictureUrl } from '#platform/screen-picture.ts'
import type { ScreenPath } from '#platform/screens.ts'
import type { ArticleLibrary } from '../article-library.ts'
import { helpMessages } from '../i18n/index.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleScreens } from './article-screens.tsx'
import { headingClass } from './heading-class.ts'

const SHOWN = 4

/** What to read next: articles about the same screens first, then those of the same topic. */
function relatedArticles(article: Article, articles: readonly Article[]): Article[] {
  const shared = (other: Article) => other.screens.filter((path) => article.screens.includes(path)).length
  return articles
    .filter((other) => other.id !== article.id && (shared(other) > 0 || other.topic === article.topic))
    .map((other) => ({ other, near: shared(other) + (other.topic === article.topic ? 1.5 : 0) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, SHOWN)
    .map(({ other }) => other)
}

export interface ArticlePageProps {
  article: Article
  library: ArticleLibrary
  nameOf: (path: ScreenPath) => string
}

export function ArticlePage({ article, library, nameOf }: ArticlePageProps) {
  const t = useText(helpMessages)
  const locale = useLocale()
  const { title, summary, body, questions } = article[locale]
  const {
    picture,
    screens: [screen],
  } = article
  useTitle(title)
  return (
    <article className="max-w-2xl text-base leading-7">
      <Link
        href="/help"
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-1 font-medium text-muted text-sm transition-colors hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('article.back')}
      </Link>
      <p className="mt-2 font-medium text-primary-ink text-sm">{t(`topics.${article.topic}`)}</p>
      <h1 tabIndex={-1} className={headingClass()}>
        {title}
      </h1>
      <p className="mt-3 mb-8 text-pretty text-lg text-muted">{summary}</p>
      <ArticleBody body={body} />
      {picture && screen ? (
        <img
          src={screenPictureUrl(picture, locale)}
          alt={t('article.picture', { screen: nameOf(screen) })}
          width={1280}
          height={800}
          loading="lazy"
          className="mt-8 h-auto w-full rounded-lg border"
        />
      ) : null}
      <ArticleScreens article={article} nameOf={nameOf} />
      <section aria-labelledby="questions" className="mt-10">
        <h2 id="questions" className="mb-4 text-lg">
          {t('article.questions')}
        </h2>
        <dl className="flex flex-col gap-5">
          {questions.map(({ ask, answer }) => (
            <div key={ask} className="rounded-lg border bg-surface p-4">
              <dt className="font-medium">{ask}</dt>
              <dd className="mt-1 text-pretty text-muted">
                <DocumentLine line={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <nav aria-labelledby="related" className="mt-10">
        <h2 id="related" className="mb-1 text-lg">
          {t('article.related')}
        </h2>
        <ul>
          {relatedArticles(article, library.articles).map((other) => (
            <li key={other.id}>
              <Link
                href={articleLink(other.id)}
                className="flex min-h-9 pointer-coarse:min-h-11 items-center rounded-sm py-1 text-primary-ink underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {other[locale].title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-8 border-t pt-4 text-muted text-sm">
        {t('article.notIt')}{' '}
        <Link href="/support" className="text-primary-ink underline decoration-1 underline-offset-4">
          {t('article.write')}
        </Link>
      </p>
    </article>
  )
}
