import { useEffect, useRef } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { AvailabilityMark } from '#client/ui/availability.tsx'
import { tourMessages } from '#features/site/i18n/landing/index.ts'
import { screenPictureUrl } from '#platform/screen-picture.ts'
import { sceneClaims } from './tour-claims.ts'
import { isOver, sceneAt } from './tour-clock.ts'
import { TourControls } from './tour-controls.tsx'
import { TourEnd } from './tour-end.tsx'
import { TourProgress } from './tour-progress.tsx'
import { tourScenes } from './tour-scenes.ts'
import { useTour } from './use-tour.ts'
import { useTourKeys } from './use-tour-keys.ts'

export function TourPlayer() {
  const t = useText(tourMessages)
  const locale = useLocale()
  const [state, dispatch] = useTour()
  useTourKeys(dispatch)
  const playButton = useRef<HTMLButtonElement>(null)
  const index = sceneAt(state.elapsed)
  const scene = tourScenes[index] ?? tourScenes[0]
  const following = tourScenes[index + 1]?.id

  useEffect(() => {
    if (following) new Image().src = screenPictureUrl(following, locale)
  }, [following, locale])

  function watchAgain() {
    dispatch({ type: 'toggle' })
    // The clicked button is gone now.
    playButton.current?.focus()
  }

  const over = isOver(state)
  const title = over ? t('end.title') : t(`scenes.${scene.id}.title`)
  const text = over ? t('end.text') : t(`scenes.${scene.id}.text`)
  return (
    <>
      <div className="relative aspect-[1280/800] overflow-hidden rounded-md border bg-canvas">
        <img
          key={scene.id}
          src={screenPictureUrl(scene.id, locale)}
          alt={t('picture', { title: t(`scenes.${scene.id}.title`) })}
          width={1280}
          height={800}
          className="size-full animate-fade-in object-cover dark:brightness-90"
        />
        {over ? <TourEnd onAgain={watchAgain} /> : null}
      </div>
      <TourProgress elapsed={state.elapsed} onGo={(chosen) => dispatch({ type: 'go', scene: chosen })} />
      <div className="flex flex-col gap-x-8 gap-y-3 sm:flex-row sm:items-start sm:justify-between">
        <div aria-live="polite" className="min-h-24 sm:min-h-16">
          <p className="font-semibold text-base">{title}</p>
          <p className="mt-0.5 max-w-[60ch] text-pretty text-muted sm:text-base">{text}</p>
          {over ? null : (
            <p className="mt-2 empty:hidden">
              <AvailabilityMark claims={sceneClaims[scene.id]} />
            </p>
          )}
        </div>
        <TourControls state={state} dispatch={dispatch} playRef={playButton} />
      </div>
    </>
  )
}
