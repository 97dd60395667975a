import { type Locale, languages, locales } from '#platform/locale.ts'
import { cn } from '../ui/cn.ts'
import { languageMessages } from './index.ts'
import { setLocale } from './locale-store.ts'
import { useLocale, useText } from './use-text.ts'

export interface LanguageToggleProps {
  /** What else has to know of the choice, for example the account. */
  onChoose?: (locale: Locale) => void
  className?: string
}

export function LanguageToggle({ onChoose, className }: LanguageToggleProps) {
  const t = useText(languageMessages)
  const current = useLocale()

  function choose(locale: Locale) {
    if (locale === current) return
    setLocale(locale)
    onChoose?.(locale)
  }

  return (
    <fieldset
      aria-label={t('label')}
      className={cn('inline-flex shrink-0 rounded-md bg-surface-sunken p-0.5', className)}
    >
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={languages[locale].name}
          aria-pressed={locale === current}
          onClick={() => choose(locale)}
          className="min-h-8 min-w-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11 rounded-[8px] font-medium text-muted text-xs uppercase transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card"
        >
          {locale}
        </button>
      ))}
    </fieldset>
  )
}
