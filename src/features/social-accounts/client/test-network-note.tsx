import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { channelMessages } from '../i18n/index.ts'

export function TestNetworkNote() {
  const t = useText(channelMessages)
  return (
    <Alert title={t('sandbox.title')}>
      <p className="max-w-prose">{t('sandbox.text')}</p>
      <p className="mt-2 max-w-prose">{t('sandbox.notYet')}</p>
    </Alert>
  )
}
