import { Play, Square } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { useFieldControl } from '#client/ui/field-context.ts'
import { Select } from '#client/ui/select.tsx'
import { videoMessages } from '../i18n/index.ts'
import { type SoundTrack, soundTracks } from '../videos.contract.ts'
import { usePlayTrack } from './play-track.ts'

export type Sound = { sound: SoundTrack; volume: number }

interface SoundFieldsProps {
  value: Sound
  onChange: (sound: Sound) => void
}

function VolumeInput(props: ComponentProps<'input'>) {
  return <input className="h-9 w-full accent-primary" {...props} {...useFieldControl(props)} />
}

/** Two cells of the form's grid. */
export function SoundFields({ value: { sound, volume }, onChange }: SoundFieldsProps) {
  const t = useText(videoMessages)
  const { isPlaying, play, stop } = usePlayTrack()
  return (
    <>
      <Field label={t('sound')}>
        <Select
          value={sound}
          onValueChange={(chosen) => {
            stop()
            onChange({ volume, sound: soundTracks.find((track) => track === chosen) ?? 'none' })
          }}
          options={soundTracks.map((value) => ({ value, label: t(`sounds.${value}`) }))}
        />
      </Field>
      {sound === 'none' ? null : (
        <div className="flex min-w-0 items-end gap-3 sm:col-span-2">
          <Field label={t('volume')} className="flex-1" aside={<span className="tabular">{volume}</span>}>
            <VolumeInput
              type="range"
              min={10}
              max={100}
              step={10}
              value={volume}
              onChange={({ target }) => onChange({ sound, volume: Number(target.value) })}
            />
          </Field>
          <Button variant="secondary" onClick={() => (isPlaying ? stop() : void play(sound, volume))}>
            {isPlaying ? <Square aria-hidden /> : <Play aria-hidden />}
            {t(isPlaying ? 'stopListening' : 'listen')}
          </Button>
        </div>
      )}
    </>
  )
}
