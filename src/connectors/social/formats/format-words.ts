import type { Locale } from '#platform/locale.ts'
import { GB, HOUR, KB, MB, MINUTE } from '../units.ts'

// Non-breaking, so that a number and its unit stay on one line.
const SPACE = '\u00a0'

function unitOf(bytes: number): [unit: string, size: number] {
  if (bytes >= GB) return ['GB', GB]
  // Avoids "0 MB" for small files.
  return bytes > 0 && bytes < MB / 10 ? ['kB', KB] : ['MB', MB]
}

/** "8 MB", "1.5 GB" / "1,5 GB". */
export function fileSizeWords(bytes: number, locale: Locale): string {
  const [unit, size] = unitOf(bytes)
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / size)
  return `${figure}${SPACE}${unit}`
}

/** "90 s", "2 min 20 s", "12 h": the symbols are the same in both languages. */
export function durationWords(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${seconds}${SPACE}s`
  const parts = [
    [Math.floor(seconds / HOUR), 'h'],
    [Math.floor((seconds % HOUR) / MINUTE), 'min'],
    [seconds % MINUTE, 's'],
  ] as const
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount}${SPACE}${unit}`)
    .join(' ')
}
