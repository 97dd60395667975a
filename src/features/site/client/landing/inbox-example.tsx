import { Sparkles } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { featureExampleMessages } from '#features/site/i18n/landing/index.ts'

export function InboxExample() {
  const t = useText(featureExampleMessages)
  return (
    <div aria-hidden className="flex flex-col gap-3">
      <div className="flex items-end gap-2.5">
        <Avatar name="Joan Pérez" decorative />
        <div className="rounded-xl rounded-bl-sm bg-surface-sunken px-4 py-2.5">
          <p className="text-base">{t('question')}</p>
          <p className="mt-0.5 text-muted text-xs">{t('questionFrom')}</p>
        </div>
      </div>
      <div className="ml-10 self-end rounded-xl rounded-br-sm bg-primary px-4 py-2.5 text-on-primary">
        <p className="text-base">{t('reply')}</p>
        <p className="mt-0.5 inline-flex items-center gap-1 text-xs">
          <Sparkles className="size-3.5" />
          {t('replyFrom')}
        </p>
      </div>
    </div>
  )
}
