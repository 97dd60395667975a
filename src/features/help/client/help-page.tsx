import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { isSignedOutPage } from '#client/data/session-hint.ts'
import type { ScreenPath } from '#platform/screens.ts'
import type { ArticleLibrary } from '../article-library.ts'
import { ArticlePage } from './article-page.tsx'
import { HelpOverview } from './help-overview.tsx'

// Lazy, because only members can use the chat.
const HelpChat = lazy(async () => ({ default: (await import('./help-chat.tsx')).HelpChat }))

export interface HelpPageProps {
  library: ArticleLibrary
  nameOf: (path: ScreenPath) => string
}

/** Every article, by topic or by search; `?article=` opens one. */
export function HelpPage({ library, nameOf }: HelpPageProps) {
  const [search] = useSearchParams()
  const id = search.get('article')
  const article = library.find(id)
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(id)
  // Articles share a path, so the router does not reset scroll and focus between them.
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    window.scrollTo({ top: 0, behavior: 'instant' })
    frame.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [id])
  return (
    <div ref={frame} className={isSignedOutPage() ? 'py-10 sm:py-14' : 'pb-20'}>
      {article ? (
        <ArticlePage key={article.id} article={article} library={library} nameOf={nameOf} />
      ) : (
        <HelpOverview library={library} isGone={id !== null} />
      )}
      {isSignedOutPage() ? null : (
        <Suspense>
          <HelpChat />
        </Suspense>
      )}
    </div>
  )
}
