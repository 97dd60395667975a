import { useState } from 'react'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { BusinessNameHint, useBrandFilter } from '#core/brands/index.client.ts'
import { type Campaign, generateCampaignSchema, MAX_PROMPT } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { ImageChoice } from '#features/media-library/index.client.ts'
import { BriefChips, LiveTextList, WriterNote } from '#features/writing/index.client.ts'
import { useGenerateCampaign } from '../list/campaigns.queries.ts'
import { PlatformPicker } from './platform-picker.tsx'

interface GenerateCampaignDialogProps {
  onClose: () => void
  onDone: (campaign: Campaign) => void
}

// Sent with every call, wherever it is made. The writer reads the shop's details from the workspace.
const businessContext = 'Small business that speaks to its customers on social networks'

export function GenerateCampaignDialog({ onClose, onDone }: GenerateCampaignDialogProps) {
  const t = useText(campaignMessages)
  const finish = useIfMounted(onDone)
  const brandId = useBrandFilter() ?? null
  const form = useContractForm(generateCampaignSchema, {
    prompt: '',
    platforms: [],
    businessContext,
    brandId,
  })
  const { isSubmitting, isDirty, errors } = form.formState
  const [prompt, kind, asContent, platforms, imageId] = form.watch([
    'prompt',
    'kind',
    'asContent',
    'platforms',
    'imageId',
  ])
  const generate = useGenerateCampaign()
  // The same for a second attempt: a request that was cut off is repeated, not doubled.
  const [liveId] = useState(() => crypto.randomUUID())

  const submit = form.handleSubmit(async (input) => {
    try {
      finish(await generate.mutateAsync({ ...input, liveId }))
    } catch (error) {
      showFieldErrors(error, form.setError)
    }
  })

  return (
    <FormDialog
      title={t('generate.title')}
      description={
        isSubmitting ? t('generate.pending', { count: platforms.length }) : t('generate.description')
      }
      submitLabel={t('generate.submit')}
      pending={isSubmitting}
      disabled={prompt.trim() === '' || platforms.length === 0}
      dirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {isSubmitting ? <LiveTextList id={liveId} platforms={platforms} /> : null}
      {/* Kept while it is written: after a failure, everything is still there. */}
      <div hidden={isSubmitting} className={cn('flex-col gap-5', isSubmitting ? 'hidden' : 'flex')}>
        <Field label={t('generate.prompt')} error={errors.prompt?.message} required>
          <Textarea
            rows={4}
            maxLength={MAX_PROMPT}
            placeholder={t('generate.placeholder')}
            {...form.register('prompt')}
          />
        </Field>
        <BriefChips
          brief={{ idea: prompt, kind, asContent }}
          brandId={brandId}
          onChange={(brief) => {
            form.setValue('prompt', brief.idea, { shouldDirty: true })
            form.setValue('kind', brief.kind)
            form.setValue('asContent', brief.asContent)
          }}
          keepsSpace
        />
        <PlatformPicker
          value={platforms}
          onChange={(chosen) => form.setValue('platforms', chosen, { shouldDirty: true })}
          error={errors.platforms?.message}
          required
        />
        <ImageChoice
          value={imageId ?? null}
          onChange={(id) => form.setValue('imageId', id, { shouldDirty: true })}
        />
        <WriterNote />
        <BusinessNameHint />
      </div>
    </FormDialog>
  )
}
