import { ArrowDown, ArrowUp, ImagePlus, Trash2, X } from 'lucide-react'
import { useId } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { MAX_CAPTION, readingSeconds } from '#platform/film-times.ts'
import { videoMessages } from '../i18n/index.ts'
import { MAX_SCENE_SECONDS } from '../videos.contract.ts'
import { isEmptyScene, type SceneDraft } from './scene-draft.ts'

interface SceneRowProps {
  scene: SceneDraft
  /** Counted from 1. */
  n: number
  count: number
  /** How long it is seen in the video, in seconds. */
  shown: number
  onChange: (changes: Partial<SceneDraft>) => void
  onMove: (to: number) => void
  onRemove: () => void
  onPickPhoto: () => void
}

export function SceneRow({ scene, n, count, shown, onChange, onMove, onRemove, onPickPhoto }: SceneRowProps) {
  const t = useText(videoMessages)
  const format = useFormat()
  const noteId = useId()
  const { text, seconds, photo } = scene
  const needed = readingSeconds(text)
  const isTooShort = needed > shown + 0.05
  const tenths = (value: number) => format.number(Math.round(value * 10) / 10)
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-md border p-3">
      <div className="flex items-center gap-1">
        <h4 className="mr-auto font-medium text-sm">{t('storyboard.scene', { n })}</h4>
        <Button
          variant="ghost"
          size="icon"
          disabled={n === 1}
          aria-label={t('storyboard.up', { n })}
          onClick={() => onMove(n - 2)}
        >
          <ArrowUp aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          disabled={n === count}
          aria-label={t('storyboard.down', { n })}
          onClick={() => onMove(n)}
        >
          <ArrowDown aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          disabled={count === 1}
          aria-label={t('storyboard.remove', { n })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <div className="flex min-w-0 items-start gap-3">
        <div className="relative shrink-0">
          <button
            type="button"
            aria-label={t(photo ? 'storyboard.changePhoto' : 'storyboard.addPhoto', { n })}
            onClick={onPickPhoto}
            className="flex size-20 items-center justify-center overflow-hidden rounded-md border border-border-control bg-surface-sunken text-muted hover:text-ink"
          >
            {photo ? (
              <img src={photo.thumbnailUrl} alt="" className="size-full object-cover" />
            ) : (
              <ImagePlus aria-hidden className="size-5" />
            )}
          </button>
          {photo ? (
            <Button
              variant="secondary"
              size="icon"
              className="-top-2 -right-2 absolute size-7 rounded-full"
              aria-label={t('storyboard.removePhoto', { n })}
              onClick={() => onChange({ photo: null })}
            >
              <X aria-hidden className="size-4" />
            </Button>
          ) : null}
        </div>
        <Textarea
          rows={2}
          className="min-h-20 flex-1"
          maxLength={MAX_CAPTION}
          aria-label={t('storyboard.text', { n })}
          aria-describedby={noteId}
          placeholder={photo ? t('storyboard.textHint') : undefined}
          value={text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex items-center gap-1.5">
          <Input
            type="number"
            inputMode="decimal"
            className="w-20"
            min={0.5}
            max={MAX_SCENE_SECONDS}
            step={0.1}
            aria-label={t('storyboard.seconds', { n })}
            // Not controlled: a half-typed number is no valid one.
            defaultValue={seconds}
            onChange={({ target }) => {
              const typed = target.valueAsNumber
              if (typed >= 0.5 && typed <= MAX_SCENE_SECONDS) onChange({ seconds: typed })
            }}
            onBlur={({ target }) => {
              target.value = String(seconds)
            }}
          />
          <span aria-hidden className="text-muted text-xs">
            {t('storyboard.secondsShort')}
          </span>
        </span>
        <p id={noteId} className={isTooShort ? 'text-warning text-xs' : 'text-muted text-xs'}>
          {isEmptyScene(scene)
            ? t('storyboard.empty')
            : isTooShort
              ? t('storyboard.tooShort', { needed: tenths(needed), seconds: tenths(shown) })
              : Math.abs(shown - seconds) > 0.1
                ? t('storyboard.shown', { seconds: tenths(shown) })
                : null}
        </p>
      </div>
    </li>
  )
}
