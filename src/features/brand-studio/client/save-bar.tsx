import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { brandStudioMessages } from '../i18n/index.ts'

interface SaveBarProps {
  /** The design cannot be saved without a style. */
  needsStyle: boolean
  canSave: boolean
  isDirty: boolean
  pending: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Sticky, because the design can be longer than the screen. */
export function SaveBar({ needsStyle, canSave, isDirty, pending, onSave, onDiscard }: SaveBarProps) {
  const t = useText(brandStudioMessages)
  const note = needsStyle ? t('identity.needsStyle') : t('identity.unsaved')
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t bg-canvas py-3">
      <Button onClick={onSave} pending={pending} disabled={!canSave} className="max-sm:basis-full">
        {t('identity.save')}
      </Button>
      {isDirty ? (
        <Button variant="ghost" onClick={onDiscard} disabled={pending}>
          {t('identity.discard')}
        </Button>
      ) : null}
      <output className="text-muted">{needsStyle || isDirty ? note : null}</output>
    </div>
  )
}
