import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { brandStudioMessages } from '../i18n/index.ts'

interface SaveBarProps {
  hasStyle: boolean
  isDirty: boolean
  pending: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Sticky, because the design can be longer than the screen. */
export function SaveBar({ hasStyle, isDirty, pending, onSave, onDiscard }: SaveBarProps) {
  const t = useText(brandStudioMessages)
  const note = hasStyle ? t('identity.unsaved') : t('identity.needsStyle')
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t bg-canvas py-3">
      <Button onClick={onSave} pending={pending} disabled={!hasStyle} className="max-sm:basis-full">
        {t('identity.save')}
      </Button>
      {isDirty ? (
        <Button variant="ghost" onClick={onDiscard} disabled={pending}>
          {t('identity.discard')}
        </Button>
      ) : null}
      <output className="text-muted">{!hasStyle || isDirty ? note : null}</output>
    </div>
  )
}
