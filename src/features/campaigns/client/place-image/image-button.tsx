import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { postMediaMessages } from '#features/campaigns/i18n/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { MediaPicker } from '#features/media-library/index.client.ts'
import type { MediaItem } from '#features/media-library/media-library.contract.ts'

const PlaceImageDialog = lazy(async () => ({
  default: (await import('./place-image-dialog.tsx')).PlaceImageDialog,
}))

interface ImageButtonProps {
  campaign: CampaignDetail
  post: Post
  /** The picture to replace; without it, the image can go to all posts of the campaign. */
  replaces?: string
  label: string
  /** Accessible name, needed if the screen has several such buttons. */
  name?: string
  icon: ReactNode
}

/** Chooses an image of the library, or a new one, and where to use it. */
export function ImageButton({ campaign, post, replaces, label, name, icon }: ImageButtonProps) {
  const t = useText(postMediaMessages)
  const [step, setStep] = useState<'pick' | MediaItem | null>(null)
  const close = () => setStep(null)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        {...(name && { 'aria-label': name })}
        onClick={() => setStep('pick')}
      >
        {icon}
        {label}
      </Button>
      {step === 'pick' ? <MediaPicker title={t('pick')} onChoose={setStep} onClose={close} /> : null}
      {step !== null && step !== 'pick' ? (
        <Suspense>
          <PlaceImageDialog campaign={campaign} post={post} replaces={replaces} item={step} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
