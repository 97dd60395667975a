import { ArrowDown, ArrowUp, Split, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { LARGE_CAPTION, MAX_CAPTION, readingSeconds } from '#platform/film-times.ts'
import { videoMessages } from '../i18n/index.ts'
import { MAX_SCENE_SECONDS } from '../videos.contract.ts'
import { ClipFields } from './clip-fields.tsx'
import { isEmptyScene, isTooLong, type SceneDraft } from './scene-draft.ts'
import { SceneMedia } from './scene-media.tsx'
import { SecondsInput } from './seconds-input.tsx'

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
  onPickMedia: () => void
  /** Undefined if there is no room for another scene. */
  onSplit: (() => void) | undefined
}

/** Of the text of a scene, to go to one that is too long. */
export const sceneTextId = ({ key }: SceneDraft) => `scene-text-${key}`

export function SceneRow({
  scene,
  n,
  count,
  shown,
  onChange,
  onMove,
  onRemove,
  onPickMedia,
  onSplit,
}: SceneRowProps) {
  const t = useText(videoMessages)
  const format = useFormat()
  const noteId = useId()
  const lengthId = useId()
  const { text, seconds, media, clip } = scene
  const length = text.trim().length
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
        <SceneMedia scene={scene} n={n} onPick={onPickMedia} onRemove={() => onChange({ media: null })} />
        <Textarea
          rows={2}
          className="min-h-20 flex-1"
          id={sceneTextId(scene)}
          aria-label={t('storyboard.text', { n })}
          aria-invalid={isTooLong(scene) || undefined}
          aria-describedby={`${lengthId} ${noteId}`}
          placeholder={media ? t('storyboard.textHint') : undefined}
          value={text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </div>
      <div id={lengthId}>
        {length > LARGE_CAPTION ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
            <p className={isTooLong(scene) ? 'text-danger' : 'text-warning'}>
              {t(isTooLong(scene) ? 'storyboard.tooLong' : 'storyboard.long', {
                n: length,
                max: isTooLong(scene) ? MAX_CAPTION : LARGE_CAPTION,
              })}
            </p>
            {onSplit ? (
              <Button variant="secondary" size="sm" onClick={onSplit}>
                <Split aria-hidden />
                {t('storyboard.split')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex items-center gap-1.5">
          <SecondsInput
            label={t('storyboard.seconds', { n })}
            value={seconds}
            min={0.5}
            max={MAX_SCENE_SECONDS}
            onChange={(seconds) => onChange({ seconds })}
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
      {media && media.seconds !== null ? (
        <ClipFields
          key={media.id}
          clip={clip}
          seconds={media.seconds}
          shown={shown}
          n={n}
          onChange={(clip) => onChange({ clip })}
        />
      ) : null}
    </li>
  )
}
