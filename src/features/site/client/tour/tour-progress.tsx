import { useText } from '#client/i18n/use-text.ts'
import { tourMessages } from '#features/site/i18n/landing/index.ts'
import { sceneAt, shareOf } from './tour-clock.ts'
import { tourScenes } from './tour-scenes.ts'

export interface TourProgressProps {
  elapsed: number
  onGo: (scene: number) => void
}

/** One bar per scene: progress, and a link to each scene. */
export function TourProgress({ elapsed, onGo }: TourProgressProps) {
  const t = useText(tourMessages)
  const current = sceneAt(elapsed)
  return (
    <ol aria-label={t('player.scenes')} className="flex gap-1">
      {tourScenes.map(({ id }, index) => (
        <li key={id} className="flex-1">
          <button
            type="button"
            aria-label={t('player.scene', {
              number: String(index + 1),
              total: String(tourScenes.length),
              title: t(`scenes.${id}.title`),
            })}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onGo(index)}
            className="group flex min-h-11 w-full items-center rounded-sm"
          >
            <span className="h-1.5 w-full overflow-hidden rounded-full bg-border group-hover:bg-border-control">
              <span
                className="block h-full rounded-full bg-primary"
                style={{ width: `${shareOf(index, elapsed) * 100}%` }}
              />
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
