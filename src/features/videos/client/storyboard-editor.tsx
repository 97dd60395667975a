import { Plus, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { MediaPicker } from '#features/media-library/index.client.ts'
import { closingStart, shownSeconds } from '#platform/film-times.ts'
import { videoMessages } from '../i18n/index.ts'
import { MAX_SCENES } from '../videos.contract.ts'
import { mediaDraftOf, moved, newScene, type SceneDraft, split, withMedia } from './scene-draft.ts'
import { SceneRow } from './scene-row.tsx'

export type StoryboardDraft = {
  scenes: SceneDraft[]
  /** Captions for which the video is too short. */
  leftOut: string[]
}

interface StoryboardEditorProps {
  draft: StoryboardDraft
  /** Seconds of the whole video. */
  duration: number
  isPlanning: boolean
  onChange: (scenes: SceneDraft[]) => void
  onRestart: () => void
  onClose: () => void
}

/** The scenes of a video before it is rendered. */
export function StoryboardEditor({
  draft: { scenes, leftOut },
  duration,
  isPlanning,
  onChange,
  onRestart,
  onClose,
}: StoryboardEditorProps) {
  const t = useText(videoMessages)
  const format = useFormat()
  const [pickingFor, setPickingFor] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const seconds = scenes.map((scene) => scene.seconds)
  const shown = shownSeconds(seconds, duration)
  const planned = seconds.reduce((sum, each) => sum + each, 0)
  const room = closingStart(duration)
  const tenths = (value: number) => format.number(Math.round(value * 10) / 10)
  const change = (key: string, changes: Partial<SceneDraft>) =>
    onChange(scenes.map((scene) => (scene.key === key ? { ...scene, ...changes } : scene)))

  function move(from: number, to: number) {
    onChange(moved(scenes, from, to))
    setNews(t('storyboard.moved', { n: to + 1 }))
  }

  return (
    <section aria-label={t('storyboard.title')} className="flex min-w-0 flex-col gap-3">
      <div>
        <h3 className="font-medium">{t('storyboard.title')}</h3>
        <p className="text-muted text-xs">{t('storyboard.hint')}</p>
      </div>
      {leftOut.length > 0 ? (
        <Alert tone="warning" title={t('storyboard.leftOut', { n: leftOut.length, seconds: duration })}>
          <ul className="list-inside list-disc">
            {leftOut.slice(0, 4).map((text) => (
              <li key={text} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <ol className="flex flex-col gap-3">
        {scenes.map((scene, index) => (
          <SceneRow
            key={scene.key}
            scene={scene}
            n={index + 1}
            count={scenes.length}
            shown={shown[index] ?? 0}
            onChange={(changes) => change(scene.key, changes)}
            onMove={(to) => move(index, to)}
            onRemove={() => onChange(scenes.filter(({ key }) => key !== scene.key))}
            onPickMedia={() => setPickingFor(scene.key)}
            onSplit={scenes.length < MAX_SCENES ? () => onChange(split(scenes, scene.key)) : undefined}
          />
        ))}
      </ol>
      {Math.abs(planned - room) > 0.5 ? (
        <p className="text-muted text-xs">
          {t('storyboard.stretched', { planned: tenths(planned), room: tenths(room) })}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={scenes.length >= MAX_SCENES}
          onClick={() => onChange([...scenes, newScene()])}
        >
          <Plus aria-hidden />
          {t('storyboard.add')}
        </Button>
        <Button variant="ghost" size="sm" pending={isPlanning} onClick={onRestart}>
          <RotateCcw aria-hidden />
          {t('storyboard.restart')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          <X aria-hidden />
          {t('storyboard.close')}
        </Button>
      </div>
      <p className="sr-only" aria-live="polite">
        {news}
      </p>
      {pickingFor ? (
        <MediaPicker
          title={t('photos.title')}
          kind={null}
          onChoose={(item) => {
            const scene = scenes.find(({ key }) => key === pickingFor)
            if (scene) change(pickingFor, withMedia(scene, mediaDraftOf(item)))
            setPickingFor(null)
          }}
          onClose={() => setPickingFor(null)}
        />
      ) : null}
    </section>
  )
}
