import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { Article } from '#platform/help-article.ts'
import type { ScreenPath } from '#platform/screens.ts'
import { helpMessages } from '../i18n/index.ts'

const SHOWN = 2

export interface ArticleScreensProps {
  article: Article
  nameOf: (path: ScreenPath) => string
}

/** Links to the screens of an article. A screen with several addresses is listed once. */
export function ArticleScreens({ article, nameOf }: ArticleScreensProps) {
  const t = useText(helpMessages)
  const open = article.screens.filter((path) => !path.includes(':') && path !== '/help' && path !== '/')
  const named = [...new Map(open.map((path) => [nameOf(path), path] as const).reverse())].reverse()
  if (named.length === 0) return null
  return (
    <p className="mt-8 flex flex-wrap gap-2">
      {named.slice(0, SHOWN).map(([name, path]) => (
        <Button key={path} asChild variant="secondary">
          <Link href={path}>{t('article.open', { screen: name })}</Link>
        </Button>
      ))}
    </p>
  )
}
