import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { UnknownFigure } from '#client/ui/unknown-figure.tsx'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'

/** A figure, or a dash if no network reported it. */
export function KnownFigure({ value }: { value: number | null }) {
  const t = useText(campaignResultsMessages)
  const format = useFormat()
  return value === null ? <UnknownFigure why={t('unknown')} /> : format.number(value)
}
