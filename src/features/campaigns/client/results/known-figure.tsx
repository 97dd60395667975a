import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'

/** A figure, or a dash if no network reported it: unknown is not zero. */
export function KnownFigure({ value }: { value: number | null }) {
  const t = useText(campaignResultsMessages)
  const format = useFormat()
  if (value !== null) return format.number(value)
  return (
    <span className="text-muted" title={t('unknown')}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('unknown')}</VisuallyHidden>
    </span>
  )
}
