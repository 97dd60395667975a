import { ImagePlus } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { useDrawPictures } from '../detail/campaign.queries.ts'

interface DrawPictureButtonProps {
  campaignId: string
  /** Drawing has started, so a call that was refused for missing pictures can be retried. */
  onDone?: (() => void) | undefined
  className?: string | undefined
}

/** Draws the pictures that the posts of a campaign lack, in the style of its brand. */
export function DrawPictureButton({ campaignId, onDone, className }: DrawPictureButtonProps) {
  const t = useText(campaignDetailMessages)
  const draw = useDrawPictures()
  return (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      pending={draw.isPending}
      onClick={() => draw.mutate({ params: { id: campaignId } }, { onSuccess: onDone })}
    >
      <ImagePlus aria-hidden />
      {t('actions.draw')}
    </Button>
  )
}
