import { useId } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { checkVideo } from '#connectors/social/checks/check-video.ts'
import { describeProblem } from '#connectors/social/checks/problem-words.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { videoMessages } from '#features/videos/i18n/index.ts'
import type { Video } from '#features/videos/videos.contract.ts'

interface VideoChoiceProps {
  video: Video
  platform: Platform
  isChosen: boolean
  onChoose: () => void
}

/** A video to choose; one the network cannot take shows the reason. */
export function VideoChoice({ video, platform, isChosen, onChoose }: VideoChoiceProps) {
  const t = useText(videoMessages)
  const locale = useLocale()
  const factsId = useId()
  const problem = checkVideo(platform, { seconds: video.duration })
  return (
    <label className="relative flex min-h-11 min-w-0 items-center gap-3 rounded-md border p-2 pr-3 transition-colors hover:border-border-control has-disabled:hover:border-border has-checked:border-primary-ink has-checked:bg-primary-subtle has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="video"
        className="sr-only"
        checked={isChosen}
        disabled={problem !== null}
        aria-label={video.prompt}
        aria-describedby={factsId}
        onChange={onChoose}
      />
      <video
        // Without a time fragment, some phones show no frame before playback.
        src={`${video.videoUrl}#t=0.001`}
        muted
        playsInline
        preload="metadata"
        aria-hidden
        className="aspect-video w-28 shrink-0 rounded-sm bg-surface-sunken object-contain"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 break-words font-medium">{video.prompt}</span>
        <span id={factsId} className="mt-0.5 block text-muted text-xs">
          {t('facts', { style: t(`styles.${video.style}`), format: video.aspectRatio, n: video.duration })}
          {problem ? <span className="block text-danger">{describeProblem(problem, locale)}</span> : null}
        </span>
      </span>
    </label>
  )
}
