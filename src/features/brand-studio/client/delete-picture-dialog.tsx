import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import type { BrandPicture } from '../brand-pictures.contract.ts'
import { brandPictureMessages } from '../i18n/index.ts'
import { useDeletePicture } from './brand-pictures.queries.ts'

export function DeletePictureDialog({ picture, onClose }: { picture: BrandPicture; onClose: () => void }) {
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
