import { useSearchParams } from 'wouter'
import { useSearchDraft } from '#client/forms/use-search-draft.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { SearchInput } from '#client/ui/search-input.tsx'
import type { ArticleLibrary } from '../article-library.ts'
import { helpMessages } from '../i18n/index.ts'
import { headingClass } from './heading-class.ts'
import { HelpResults } from './help-results.tsx'
import { HelpTopics } from './help-topics.tsx'

export interface HelpOverviewProps {
  library: ArticleLibrary
  /** The URL names an article that does not exist. */
  isGone: boolean
}

export function HelpOverview({ library, isGone }: HelpOverviewProps) {
  const t = useText(helpMessages)
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const [draft, setDraft] = useSearchDraft(search, (value) =>
    setParams(value.trim() ? { search: value } : {}, { replace: true }),
  )
  useTitle(t('title'))
  return (
    <>
      <header className="mb-8 max-w-2xl">
        <h1 tabIndex={-1} className={headingClass()}>
          {t('title')}
        </h1>
        <p className="mt-2 text-pretty text-base text-muted">{isGone ? t('article.gone') : t('intro')}</p>
        {isGone ? <p className="text-pretty text-base text-muted">{t('article.goneText')}</p> : null}
        <SearchInput
          className="mt-5 sm:max-w-none"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          value={draft}
          onValueChange={setDraft}
        />
      </header>
      {search.trim() ? <HelpResults library={library} search={search} /> : <HelpTopics library={library} />}
    </>
  )
}
