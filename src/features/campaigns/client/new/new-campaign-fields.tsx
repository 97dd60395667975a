import { Controller } from 'react-hook-form'
import type { useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { ZonedTimeField } from '#client/time/zoned-time-field.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { BrandField } from '#core/brands/index.client.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { ImageChoice } from '#features/media-library/index.client.ts'
import { PostProblems } from '../post/post-problems.tsx'
import { type newCampaignFormSchema, problemsWhileWriting } from './new-campaign-form.ts'
import { PlatformPicker } from './platform-picker.tsx'

interface NewCampaignFieldsProps {
  form: ReturnType<typeof useContractForm<typeof newCampaignFormSchema>>
}

export function NewCampaignFields({ form }: NewCampaignFieldsProps) {
  const t = useText(campaignMessages)
  const { register, control, formState, watch } = form
  const { errors } = formState
  const {
    title = '',
    description = '',
    content = '',
    platforms = [],
    scheduledFor,
    withPictures = true,
  } = watch()
  const problems = problemsWhileWriting(
    { title, description, content, platforms, withPictures },
    { isScheduled: Boolean(scheduledFor) },
  )
  return (
    <div className="flex flex-col gap-5">
      <Field label={t('form.name')} error={errors.title?.message} required>
        <Input autoComplete="off" {...register('title')} />
      </Field>
      <Field label={t('form.about')} hint={t('form.aboutHint')} error={errors.description?.message} required>
        <Textarea rows={2} {...register('description')} />
      </Field>
      <Controller
        control={control}
        name="platforms"
        render={({ field: { value = [], onChange } }) => (
          <PlatformPicker value={value} onChange={onChange} error={errors.platforms?.message} required />
        )}
      />
      <Field label={t('form.content')} hint={t('form.contentHint')} error={errors.content?.message}>
        <Textarea rows={5} {...register('content')} />
      </Field>
      <PostProblems title={t(scheduledFor ? 'form.notReady' : 'form.tooLong')} problems={problems} />
      <Controller
        control={control}
        name="scheduledFor"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <ZonedTimeField
            label={t('form.when')}
            hint={t('form.whenHint')}
            means="goesOut"
            error={error?.message}
            value={value ?? null}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="brandId"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <BrandField
            value={value ?? null}
            onChange={onChange}
            hint={t('form.brandHint')}
            error={error?.message}
          />
        )}
      />
      <Checkbox
        label={t('form.pictures')}
        description={t('form.picturesHint')}
        {...register('withPictures')}
      />
      {withPictures ? (
        <Controller
          control={control}
          name="imageId"
          render={({ field: { value, onChange } }) => (
            <ImageChoice value={value ?? null} onChange={onChange} />
          )}
        />
      ) : null}
    </div>
  )
}
