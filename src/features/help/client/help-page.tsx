import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { isSignedOutPage } from '#client/data/session-hint.ts'
import { findArticle } from '../articles.ts'
import { ArticlePage } from './article-page.tsx'
import { HelpOverview } from './help-overview.tsx'

// Only members can ask, and only they fetch what asking takes.
const HelpChat = lazy(async () => ({ default: (await import('./help-chat.tsx')).HelpChat }))

/** Every article, by topic or by search; `?article=` opens one. */
export function HelpPage() {
  const [search] = useSearchParams()
  const id = search.get('article')
  const article = findArticle(id)
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(id)
  // Another article is another page to its reader, though the path stays: it begins at its title.
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    window.scrollTo({ top: 0, behavior: 'instant' })
    frame.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [id])
  return (
    <div ref={frame} className={isSignedOutPage() ? 'py-10 sm:py-14' : 'pb-20'}>
      {article ? <ArticlePage key={article.id} article={article} /> : <HelpOverview isGone={id !== null} />}
      {isSignedOutPage() ? null : (
        <Suspense>
          <HelpChat />
        </Suspense>
      )}
    </div>
  )
}
