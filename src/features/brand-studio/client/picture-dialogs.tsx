import { lazy, Suspense } from 'react'
import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import type { BrandPicture } from '../brand-pictures.contract.ts'
import type { BrandDesign } from '../brand-studio.contract.ts'
import { brandPictureMessages } from '../i18n/index.ts'
import { useDeletePicture } from './brand-pictures.queries.ts'
import type { DesignStart } from './designer/design-flow.tsx'
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

// Only who designs needs its code.
const DesignFlow = lazy(async () => ({ default: (await import('./designer/design-flow.tsx')).DesignFlow }))

export type OpenedPicture =
  | { kind: 'use'; picture: BrandPicture }
  | { kind: 'delete'; picture: BrandPicture }
  | { kind: 'design'; start: DesignStart }

interface PictureDialogsProps {
  opened: OpenedPicture | null
  design: BrandDesign
  onChange: (opened: OpenedPicture | null) => void
}

/** Dialogs of one picture. */
export function PictureDialogs({ opened, design, onChange }: PictureDialogsProps) {
  if (!opened) return null
  const close = () => onChange(null)
  if (opened.kind === 'use') return <UsePictureDialog picture={opened.picture} onClose={close} />
  if (opened.kind === 'delete') return <DeletePictureDialog picture={opened.picture} onClose={close} />
  return (
    <Suspense>
      <DesignFlow
        design={design}
        start={opened.start}
        onUse={(picture) => onChange({ kind: 'use', picture })}
        onClose={close}
      />
    </Suspense>
  )
}
