import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import type { BrandPicture } from '../brand-pictures.contract.ts'
import type { BrandDesign } from '../brand-studio.contract.ts'
import { brandPictureMessages } from '../i18n/index.ts'
import { useDeletePicture } from './brand-pictures.queries.ts'
import type { Writer } from './idea-dialog.tsx'
import { PictureEditor } from './picture-editor.tsx'
import { UsePictureDialog } from './use-picture-dialog.tsx'

function DeletePictureDialog({ picture, onClose }: { picture: BrandPicture; onClose: () => void }) {
  const t = useText(brandPictureMessages)
  return (
    <ConfirmAction
      title={t('remove.title')}
      subject={picture.texts.headline}
      description={t('remove.description')}
      confirmLabel={t('remove.confirm')}
      action={useDeletePicture()}
      variables={picture.id}
      onClose={onClose}
    />
  )
}

export type OpenedPicture = {
  kind: 'edit' | 'use' | 'delete'
  picture: BrandPicture
  writtenBy?: Writer | undefined
}

interface PictureDialogsProps {
  opened: OpenedPicture | null
  design: BrandDesign
  onChange: (opened: OpenedPicture | null) => void
}

/** Dialogs of one picture. */
export function PictureDialogs({ opened, design, onChange }: PictureDialogsProps) {
  if (!opened) return null
  const { kind, picture, writtenBy } = opened
  const close = () => onChange(null)
  if (kind === 'use') return <UsePictureDialog picture={picture} onClose={close} />
  if (kind === 'delete') return <DeletePictureDialog picture={picture} onClose={close} />
  return (
    <PictureEditor
      picture={picture}
      design={design}
      writtenBy={writtenBy}
      onSaved={(saved) => onChange({ ...opened, picture: saved })}
      onUse={(saved) => onChange({ kind: 'use', picture: saved })}
      onClose={close}
    />
  )
}
