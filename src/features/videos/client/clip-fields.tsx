import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { videoMessages } from '../i18n/index.ts'
import type { ClipDraft } from './scene-draft.ts'
import { SecondsInput } from './seconds-input.tsx'

interface ClipFieldsProps {
  clip: ClipDraft
  /** Of the whole clip. */
  seconds: number
  /** How long it is seen, in seconds. */
  shown: number
  /** Of the scene, counted from 1. */
  n: number
  onChange: (clip: ClipDraft) => void
}

/** Which part of a clip is seen, and whether it is heard. */
export function ClipFields({ clip, seconds, shown, n, onChange }: ClipFieldsProps) {
  const t = useText(videoMessages)
  const format = useFormat()
  const tenths = (value: number) => format.number(Math.round(value * 10) / 10)
  const last = Math.max(0, Math.floor((seconds - 0.5) * 10) / 10)
  const missing = shown - (seconds - clip.start)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-2">
      <span className="flex items-center gap-1.5 text-xs">
        <span aria-hidden className="text-muted">
          {t('clip.startShort')}
        </span>
        <SecondsInput
          label={t('clip.start', { n })}
          value={clip.start}
          min={0}
          max={last}
          onChange={(start) => onChange({ ...clip, start })}
        />
        <span className="text-muted">{t('clip.of', { seconds: tenths(seconds) })}</span>
      </span>
      <Checkbox
        label={t('clip.sound')}
        checked={!clip.isMuted}
        onCheckedChange={(isHeard) => onChange({ ...clip, isMuted: !isHeard })}
      />
      {missing > 0.2 ? (
        <p className="w-full text-warning text-xs">
          {t('clip.tooShort', { seconds: tenths(seconds - clip.start) })}
        </p>
      ) : null}
    </div>
  )
}
