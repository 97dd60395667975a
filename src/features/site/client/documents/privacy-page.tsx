import { useLocale } from '#client/i18n/use-text.ts'
import { privacyMessages } from '#features/site/i18n/documents/index.ts'
import { DocumentPage } from './document-page.tsx'

const UPDATED = '2026-11-19'

export function PrivacyPage() {
  return <DocumentPage wording={privacyMessages[useLocale()]} updated={UPDATED} />
}
