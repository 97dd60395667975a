import { fileSizeWords } from '#channels/formats/format-words.ts'
import { useLocale } from '#client/i18n.ts'

/** Writes bytes the way people read them: "1.2 GB" / "1,2 GB". */
export function useFileSize(): (bytes: number) => string {
  const locale = useLocale()
  return (bytes) => fileSizeWords(bytes, locale)
}
