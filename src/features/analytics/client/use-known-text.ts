import { useText } from '#client/i18n/use-text.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'

/** Writes a figure in a table, or that it is unknown. */
export function useKnownText() {
  const t = useText(analyticsMessages)
  return (value: number | null, write: (value: number) => string): string =>
    value === null ? t('figure.unknown') : write(value)
}
