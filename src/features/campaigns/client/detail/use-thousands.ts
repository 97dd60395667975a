import { useCallback } from 'react'
import { useLocale } from '#client/i18n/use-text.ts'
import { formatThousands } from './format-thousands.ts'

/** A count of people in the words of the interface. */
export function useThousands(): (count: number) => string {
  const locale = useLocale()
  return useCallback((count) => formatThousands(count, locale), [locale])
}
