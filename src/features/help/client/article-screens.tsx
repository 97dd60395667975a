import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { useScreenName } from '#features/site/index.client.ts'
import type { Article } from '../article.ts'
import { helpMessages } from '../i18n/index.ts'

const SHOWN = 2

/** The way to the screens that an article is about. One screen at several addresses is one screen. */
export function ArticleScreens({ article }: { article: Article }) {
  const t = useText(helpMessages)
  const nameOf = useScreenName()
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
