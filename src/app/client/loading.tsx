import { useText } from '#client/i18n/use-text.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { appMessages } from './i18n/index.ts'

export function Loading() {
  const t = useText(appMessages)
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner size="lg" label={t('loading')} />
    </div>
  )
}
