import { ImagePlus, X } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { videoMessages } from '../i18n/index.ts'
import type { SceneDraft } from './scene-draft.ts'

interface SceneMediaProps {
  scene: SceneDraft
  /** Counted from 1. */
  n: number
  onPick: () => void
  onRemove: () => void
}

/** The photo or clip of a scene; a clip shows the frame that it starts with. */
export function SceneMedia({ scene: { media, clip }, n, onPick, onRemove }: SceneMediaProps) {
  const t = useText(videoMessages)
  return (
    <div className="relative shrink-0">
      <button
        type="button"
        aria-label={t(media ? 'storyboard.changePhoto' : 'storyboard.addPhoto', { n })}
        onClick={onPick}
        className="flex size-20 items-center justify-center overflow-hidden rounded-md border border-border-control bg-surface-sunken text-muted hover:text-ink"
      >
        {media === null ? <ImagePlus aria-hidden className="size-5" /> : null}
        {media && media.seconds === null ? (
          <img src={media.thumbnailUrl} alt="" className="size-full object-cover" />
        ) : null}
        {media && media.seconds !== null ? (
          <video
            aria-hidden
            src={`${media.url}#t=${Math.max(0.001, clip.start)}`}
            poster={media.thumbnailUrl}
            muted
            playsInline
            preload="metadata"
            className="size-full object-cover"
          />
        ) : null}
      </button>
      {media ? (
        <Button
          variant="secondary"
          size="icon"
          className="-top-2 -right-2 absolute size-7 rounded-full"
          aria-label={t('storyboard.removePhoto', { n })}
          onClick={onRemove}
        >
          <X aria-hidden className="size-4" />
        </Button>
      ) : null}
    </div>
  )
}
