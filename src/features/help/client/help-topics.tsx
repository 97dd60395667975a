import { Link } from 'wouter'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { topics } from '#platform/help-article.ts'
import { articleLink } from '#platform/screen-links.ts'
import type { ArticleLibrary } from '../article-library.ts'
import { helpMessages } from '../i18n/index.ts'

export function HelpTopics({ library }: { library: ArticleLibrary }) {
  const t = useText(helpMessages)
  const locale = useLocale()
  return (
    <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {topics.map((topic) => (
        <section key={topic} aria-labelledby={`topic-${topic}`}>
          <h2 id={`topic-${topic}`} className="border-b pb-2 font-semibold text-base">
            {t(`topics.${topic}`)}
          </h2>
          <ul className="mt-1">
            {library.articles
              .filter((article) => article.topic === topic)
              .map((article) => (
                <li key={article.id}>
                  <Link
                    href={articleLink(article.id)}
                    className="flex min-h-9 pointer-coarse:min-h-11 items-center rounded-sm py-1.5 text-muted transition-colors hover:text-primary-ink"
                  >
                    {article[locale].title}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
