import { numberFormat } from './intl-formats.ts'
import type { Locale } from './locale.ts'

/** Below 1000, whole numbers are written alike in every language, and most screens show no others. */
const isSmall = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000

export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  if (!options && isSmall(value) && !Object.is(value, -0)) return String(value)
  return numberFormat(locale, options).format(value)
}

/** 8.7 is "8.7%" / "8,7 %". */
export const formatPercent = (value: number, locale: Locale): string =>
  formatNumber(value / 100, locale, { style: 'percent', maximumFractionDigits: 1 })

/** With its sign: 8.7 is "+8.7%" / "+8,7 %". */
export const formatChange = (value: number, locale: Locale): string =>
  formatNumber(value / 100, locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
