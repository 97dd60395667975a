import { useLocale } from '#client/i18n.ts'
import { privacyMessages } from '../privacy.messages.ts'
import { DocumentPage } from './document-page.tsx'

const UPDATED = '2026-11-15'

export function PrivacyPage() {
  return <DocumentPage wording={privacyMessages[useLocale()]} updated={UPDATED} />
}
