import type { BrandPicture } from '../brand-pictures.contract.ts'
import type { BrandDesign } from '../brand-studio.contract.ts'
import { DeletePictureDialog } from './delete-picture-dialog.tsx'
import type { Writer } from './idea-dialog.tsx'
import { PictureEditor } from './picture-editor.tsx'
import { UsePictureDialog } from './use-picture-dialog.tsx'

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

/** What is open about one picture. */
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
