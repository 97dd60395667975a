import { Clapperboard } from 'lucide-react'
import * as z from 'zod'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { SelectField } from '#client/forms/select-field.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { useBrandFilter } from '#core/brands/index.client.ts'
import { videoMessages } from '../i18n/index.ts'
import { MAX_PROMPT, newVideoSchema, videoDurations, videoStyles } from '../videos.contract.ts'
import type { VideoWish } from './videos.queries.ts'

/** A select value is a string; the API takes a number. */
const formSchema = z.object({
  prompt: newVideoSchema.shape.prompt,
  style: z.enum(videoStyles),
  duration: z
    .enum(videoDurations.map(String))
    .transform((seconds) => videoDurations.find((each) => String(each) === seconds)),
})

interface VideoFormProps {
  onGenerate: (wish: VideoWish) => Promise<unknown>
}

export function VideoForm({ onGenerate }: VideoFormProps) {
  const t = useText(videoMessages)
  const brandId = useBrandFilter()
  const { register, control, handleSubmit, setError, watch, formState } = useContractForm(formSchema, {
    prompt: '',
    style: 'cinematic',
    duration: '5',
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit((wish) =>
    onGenerate({ ...wish, aspectRatio: '16:9', ...(brandId && { brandId }) }).catch((error: unknown) => {
      showFieldErrors(error, setError)
    }),
  )
  return (
    <form noValidate onSubmit={submit} aria-label={t('title')} className="flex min-w-0 flex-col gap-4">
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
          name="duration"
          label={t('duration')}
          options={videoDurations.map((n) => ({ value: String(n), label: t('seconds', { n }) }))}
        />
      </div>
      <Button type="submit" size="lg" pending={isSubmitting} className="sm:self-start">
        <Clapperboard aria-hidden />
        {t('generate')}
      </Button>
    </form>
  )
}
