import { SearchX } from 'lucide-react'
import { Link } from 'wouter'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { articleLink } from '#platform/screen-links.ts'
import type { ArticleLibrary } from '../article-library.ts'
import { helpMessages } from '../i18n/index.ts'

export function HelpResults({ library, search }: { library: ArticleLibrary; search: string }) {
  const t = useText(helpMessages)
  const locale = useLocale()
  const found = library.search(search, locale)
  return (
    <section aria-label={t('search.label')}>
      <p role="status" className="mb-2 text-muted">
        {t('found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={<span className="break-words">{t('nothing.title', { search: search.trim() })}</span>}
          description={t('nothing.text')}
          action={
            <Button asChild variant="secondary">
              <Link href="/support">{t('nothing.action')}</Link>
            </Button>
          }
        />
      ) : (
        <ol className="max-w-2xl divide-y">
          {found.map(({ article: { id, ...article } }) => (
            <li key={id}>
              <Link href={articleLink(id)} className="group block rounded-sm py-4">
                <h2 className="text-base group-hover:text-primary-ink">{article[locale].title}</h2>
                <p className="mt-0.5 text-pretty text-muted">{article[locale].summary}</p>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
