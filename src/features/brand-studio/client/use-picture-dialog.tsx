import { useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import type { BrandPicture } from '../brand-pictures.contract.ts'
import { templates } from '../brand-studio.contract.ts'
import { brandPictureMessages } from '../i18n/index.ts'
import { usePicturePlaces, usePutPicture } from './brand-pictures.queries.ts'
import { PlaceOption } from './place-option.tsx'

// The option for a new draft.
const FRESH = 'fresh'

/** Where to use a picture: a new draft of its platform, or an existing post. */
export function UsePictureDialog({ picture, onClose }: { picture: BrandPicture; onClose: () => void }) {
  const t = useText(brandPictureMessages)
  const locale = useLocale()
  const places = usePicturePlaces(picture.brandId)
  const put = usePutPicture()
  const [chosen, setChosen] = useState(FRESH)
  const option = { chosen, onChoose: setChosen }

  return (
    <FormDialog
      title={t('use.title')}
      description={t('use.description')}
      submitLabel={t('use.confirm')}
      pending={put.isPending}
      dirty={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        const postId = chosen === FRESH ? undefined : chosen
        put.mutate({ id: picture.id, postId }, { onSuccess: onClose })
      }}
    >
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-2 font-medium">{t('use.places')}</legend>
        <PlaceOption
          {...option}
          value={FRESH}
          label={t('use.fresh', { platform: platformName(templates[picture.template].platform, locale) })}
          hint={t('use.freshHint')}
        />
        {places.data?.items.map(({ postId, platform, campaignTitle, hasPicture }) => (
          <PlaceOption
            key={postId}
            {...option}
            value={postId}
            label={t('use.post', { platform: platformName(platform, locale), title: campaignTitle })}
            hint={hasPicture ? t('use.replaces') : undefined}
          />
        ))}
        {places.isPending ? <Skeleton className="h-14 rounded-md" /> : null}
        {places.isError ? <Alert tone="warning">{t('use.error')}</Alert> : null}
      </fieldset>
    </FormDialog>
  )
}
