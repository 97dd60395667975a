import { useText } from '#client/i18n/use-text.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'

interface SampleWordsDialogProps {
  texts: readonly string[]
  onSave: () => void
  onClose: () => void
}

/** Warns that words of the template are still on the picture. */
export function SampleWordsDialog({ texts, onSave, onClose }: SampleWordsDialogProps) {
  const t = useText(designerMessages)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('samples.title', { count: texts.length })}
      subject={texts.join(' · ')}
      description={t('samples.text')}
      confirmLabel={t('samples.save')}
      cancelLabel={t('samples.change')}
      onConfirm={onSave}
    />
  )
}
