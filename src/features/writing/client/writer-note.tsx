import { useText } from '#client/i18n.ts'
import { writingMessages } from '../writing.messages.ts'

export function WriterNote() {
  const t = useText(writingMessages)
  return <p className="text-muted text-xs">{t('builtIn')}</p>
}
