import { useLocale } from '#client/i18n/use-text.ts'
import { fileSizeWords } from '#connectors/social/formats/format-words.ts'

/** Formats bytes: "1.2 GB" / "1,2 GB". */
export function useFileSize(): (bytes: number) => string {
  const locale = useLocale()
  return (bytes) => fileSizeWords(bytes, locale)
}
