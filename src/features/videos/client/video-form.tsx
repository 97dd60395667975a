import { Clapperboard, ListVideo } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { SelectField } from '#client/forms/select-field.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { useBrandFilter } from '#core/brands/index.client.ts'
import { closingStart, readingSeconds } from '#platform/film-times.ts'
import { videoMessages } from '../i18n/index.ts'
import {
  DEFAULT_VOLUME,
  MAX_PROMPT,
  newVideoSchema,
  videoDurations,
  videoFormats,
  videoStyles,
} from '../videos.contract.ts'
import { EditedNote } from './edited-note.tsx'
import { MediaStrip } from './media-strip.tsx'
import { draftsOf, isTooLong, type MediaDraft, scenesOf } from './scene-draft.ts'
import { sceneTextId } from './scene-row.tsx'
import { type Sound, SoundFields } from './sound-fields.tsx'
import { type StoryboardDraft, StoryboardEditor } from './storyboard-editor.tsx'
import { type EditedVideo, usePlanVideo, type VideoWish } from './videos.queries.ts'

/** A select value is a string; the API takes a number. */
const formSchema = z.object({
  prompt: newVideoSchema.shape.prompt,
  style: z.enum(videoStyles),
  aspectRatio: z.enum(videoFormats),
  duration: z
    .enum(videoDurations.map(String))
    .transform((seconds) => videoDurations.find((each) => String(each) === seconds)),
})

interface VideoFormProps {
  /** A finished video that becomes a new version; null for a new video. */
  edited: EditedVideo | null
  onCancelEdit: () => void
  onGenerate: (wish: VideoWish) => Promise<unknown>
}

const blank = { prompt: '', style: 'cinematic', aspectRatio: '16:9', duration: '5' } as const

/** For another edited video, it is mounted again. */
export function VideoForm({ edited, onCancelEdit, onGenerate }: VideoFormProps) {
  const t = useText(videoMessages)
  const format = useFormat()
  const shownBrand = useBrandFilter()
  const brandId = edited ? edited.video.brandId : shownBrand
  const [media, setMedia] = useState<MediaDraft[]>(edited?.media ?? [])
  const [sound, setSound] = useState<Sound>(edited?.video ?? { sound: 'sunny', volume: DEFAULT_VOLUME })
  const [storyboard, setStoryboard] = useState<StoryboardDraft | null>(
    edited && { scenes: draftsOf(edited.video.scenes, edited.media), leftOut: [] },
  )
  const plan = usePlanVideo()
  const { register, control, handleSubmit, setError, watch, formState } = useContractForm(
    formSchema,
    edited ? { ...edited.video, duration: String(edited.video.duration) } : blank,
  )
  const { errors, isSubmitting } = formState
  const duration = Number(watch('duration'))
  const room = closingStart(duration)
  const needed = readingSeconds(watch('prompt'))

  const submit = handleSubmit((wish) => {
    const tooLong = storyboard?.scenes.find(isTooLong)
    // The row says why.
    if (tooLong) return document.getElementById(sceneTextId(tooLong))?.focus()
    const scenes = storyboard && scenesOf(storyboard.scenes)
    return onGenerate({
      ...wish,
      sound: sound.sound,
      volume: sound.volume,
      ...(scenes && scenes.length > 0 ? { scenes } : { imageIds: media.map(({ id }) => id) }),
      ...(brandId && { brandId }),
      ...(edited && { previousId: edited.video.id }),
    }).catch((error: unknown) => {
      showFieldErrors(error, setError)
    })
  })

  const openStoryboard = handleSubmit(({ prompt, duration }) =>
    plan
      .mutateAsync({ prompt, duration, imageIds: media.map(({ id }) => id) })
      .then(({ scenes, leftOut }) => setStoryboard({ scenes: draftsOf(scenes, media), leftOut }))
      // The call itself reports its failure.
      .catch(() => undefined),
  )

  return (
    <form noValidate onSubmit={submit} aria-label={t('title')} className="flex min-w-0 flex-col gap-4">
      {edited ? <EditedNote edited={edited} onCancel={onCancelEdit} /> : null}
      <Field
        label={t('prompt')}
        hint={t('promptHint')}
        error={errors.prompt?.message}
        aside={
          <span className="tabular">{t('counter', { used: watch('prompt').length, max: MAX_PROMPT })}</span>
        }
      >
        <Textarea rows={5} maxLength={MAX_PROMPT} {...register('prompt')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          control={control}
          name="style"
          label={t('style')}
          options={videoStyles.map((value) => ({ value, label: t(`styles.${value}`) }))}
        />
        <SelectField
          control={control}
          name="aspectRatio"
          label={t('format')}
          options={videoFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
        <SelectField
          control={control}
          name="duration"
          label={t('duration')}
          options={videoDurations.map((n) => ({ value: String(n), label: t('seconds', { n }) }))}
        />
        <SoundFields value={sound} onChange={setSound} />
      </div>
      {storyboard ? (
        <StoryboardEditor
          draft={storyboard}
          duration={duration}
          isPlanning={plan.isPending}
          onChange={(scenes) => setStoryboard({ ...storyboard, scenes })}
          onRestart={() => void openStoryboard()}
          onClose={() => setStoryboard(null)}
        />
      ) : (
        <>
          <MediaStrip media={media} onChange={setMedia} />
          {needed > room + 1 ? (
            <Alert tone="warning">
              {t('tooMuchText', {
                needed: format.number(Math.round(needed)),
                room: format.number(Math.floor(room)),
              })}
            </Alert>
          ) : null}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="lg" pending={isSubmitting && !plan.isPending}>
          <Clapperboard aria-hidden />
          {t(edited ? 'edit.generate' : 'generate')}
        </Button>
        {storyboard ? null : (
          <Button
            variant="secondary"
            size="lg"
            pending={plan.isPending}
            onClick={() => void openStoryboard()}
          >
            <ListVideo aria-hidden />
            {t('storyboard.open')}
          </Button>
        )}
      </div>
    </form>
  )
}
