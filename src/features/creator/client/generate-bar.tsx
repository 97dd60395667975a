import { Sparkles } from 'lucide-react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { creatorMessages } from '../i18n/index.ts'
import { plannedPosts } from '../platform-rules.ts'
import { findMissingParts, type Missing } from './find-missing-parts.ts'
import { formatList } from './format-list.ts'
import type { CreatorDraft } from './use-creator-draft.ts'

interface GenerateBarProps {
  draft: CreatorDraft
  when: Date | null
  pending: boolean
  onGenerate: () => void
}

/** The button of the manual setup, with what is still missing. */
export function GenerateBar({ draft, when, pending, onGenerate }: GenerateBarProps) {
  const t = useText(creatorMessages)
  const locale = useLocale()
  // Hidden at first, to save space for people who use the idea box.
  const hasBegun = draft.setup.idea.trim() !== '' || draft.setup.text.trim() !== ''
  const missing = findMissingParts({ ...draft.setup, configs: draft.configs, when }, useNow())
  const inWords = (each: Missing) =>
    each.what === 'format'
      ? t('missing.format', { name: platformName(each.platform, locale) })
      : t(`missing.${each.what}`)
  const words =
    missing.length > 0
      ? t('bar.missing', { list: formatList(missing.map(inWords), locale) })
      : t('bar.ready', { count: plannedPosts(draft.configs).length, places: draft.configs.length })
  return (
    <section
      aria-label={t('bar.label')}
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border bg-surface-raised px-5 py-4 shadow-card',
        hasBegun &&
          'max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-4 max-sm:-mb-6 max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 max-sm:px-4 max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      )}
    >
      <p className="min-w-0 flex-1 basis-56 text-pretty text-muted" aria-live="polite">
        {words}
      </p>
      <Button
        size="lg"
        className="max-sm:w-full"
        pending={pending}
        disabled={missing.length > 0}
        onClick={onGenerate}
      >
        <Sparkles aria-hidden />
        {t('bar.submit')}
      </Button>
    </section>
  )
}
