import { Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react'
import { type Dispatch, type Ref, useId } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { tourMessages } from '#features/site/i18n/landing/index.ts'
import { clockText, isOver, TOTAL_MS, type TourAction, type TourState } from './tour-clock.ts'

export interface TourControlsProps {
  state: TourState
  dispatch: Dispatch<TourAction>
  /** The play and pause button. */
  playRef: Ref<HTMLButtonElement>
}

export function TourControls({ state, dispatch, playRef }: TourControlsProps) {
  const t = useText(tourMessages)
  const keysId = useId()
  const over = isOver(state)
  const main = over
    ? { label: t('end.again'), Icon: RotateCcw }
    : state.isPlaying
      ? { label: t('player.pause'), Icon: Pause }
      : { label: t('player.play'), Icon: Play }
  return (
    <div className="flex shrink-0 items-center gap-2">
      <Button
        variant="ghost"
        size="icon"
        className="size-11"
        aria-label={t('player.previous')}
        onClick={() => dispatch({ type: 'previous' })}
      >
        <SkipBack aria-hidden />
      </Button>
      <Button
        size="icon"
        className="size-11"
        ref={playRef}
        data-play
        aria-label={main.label}
        aria-describedby={keysId}
        onClick={() => dispatch({ type: 'toggle' })}
      >
        <main.Icon aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="size-11"
        aria-label={t('player.next')}
        aria-disabled={over}
        onClick={() => dispatch({ type: 'next' })}
      >
        <SkipForward aria-hidden />
      </Button>
      <p className="ml-auto min-w-20 text-right text-muted tabular">
        {clockText(state.elapsed)} / {clockText(TOTAL_MS)}
      </p>
      <p id={keysId} hidden>
        {t('player.keys')}
      </p>
    </div>
  )
}
