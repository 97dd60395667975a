import { useCallback } from 'react'
import { useLocale } from '#client/i18n.ts'
import { inThousands } from './in-thousands.ts'

/** A count of people in the words of the interface. */
export function useThousands(): (count: number) => string {
  const locale = useLocale()
  return useCallback((count) => inThousands(count, locale), [locale])
}
