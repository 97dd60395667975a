import { Earth, Keyboard, LogOut } from 'lucide-react'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { setLocale } from '#client/i18n/locale-store.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { useChangeLanguage } from '#features/auth/index.client.ts'
import { askHelp } from '#features/help/index.client.ts'
import { searchMessages } from '#features/search/i18n/index.ts'
import { CommandPalette, type HelpSearch, type Offer } from '#features/search/index.client.ts'
import { languages, locales } from '#platform/locale.ts'
import { focusContent } from '../focus-content.ts'
import { shellMessages } from '../i18n/index.ts'
import { actionOffers, screenOffers } from './palette-offers.ts'

const MAX_ARTICLES = 4
/** Articles that share little with the text, or much less than the best one, are noise here. */
const MIN_COVERAGE = 0.6
const MIN_SHARE = 0.4

export interface AppPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onShowShortcuts: () => void
}

/** The command palette over everything that features offer. */
export function AppPalette({ open, onOpenChange, onShowShortcuts }: AppPaletteProps) {
  const t = useText(searchMessages)
  const shell = useText(shellMessages)
  const locale = useLocale()
  const [, navigate] = useLocation()
  const { user } = useCurrentUser()
  const changeLanguage = useChangeLanguage()

  const loadHelp = useCallback(async (): Promise<HelpSearch> => {
    const { helpLibrary } = await import('../help-library.ts')
    return (text) => {
      const found = helpLibrary.search(text, locale, MAX_ARTICLES)
      const least = MIN_SHARE * (found[0]?.score ?? 0)
      return found
        .filter(({ coverage, score }) => coverage >= MIN_COVERAGE && score >= least)
        .map(({ article }) => ({ id: article.id, title: article[locale].title }))
    }
  }, [locale])

  if (!user) return null
  const { role } = user
  const own: Offer[] = [
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({
        label: t('switchLanguage', { language: languages[other].name }),
        words: t('switchLanguageWords'),
        Icon: Earth,
        run: () => {
          setLocale(other)
          changeLanguage.mutate({ locale: other })
        },
      })),
    {
      label: t('showShortcuts'),
      words: t('showShortcutsWords'),
      Icon: Keyboard,
      run: onShowShortcuts,
    },
    {
      label: shell('logout'),
      words: t('signOutWords'),
      Icon: LogOut,
      run: () => window.location.assign('/api/logout'),
    },
  ]
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      user={user}
      screens={screenOffers(locale, role)}
      actions={[...actionOffers(locale, role), ...own]}
      loadHelp={loadHelp}
      onAsk={(question) => {
        askHelp(question)
        navigate('/help')
      }}
      focusContent={focusContent}
    />
  )
}
