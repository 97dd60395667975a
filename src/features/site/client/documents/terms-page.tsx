import { useLocale } from '#client/i18n/use-text.ts'
import { termsMessages } from '#features/site/i18n/documents/index.ts'
import { DocumentPage } from './document-page.tsx'

const UPDATED = '2026-11-15'

export function TermsPage() {
  return <DocumentPage wording={termsMessages[useLocale()]} updated={UPDATED} />
}
