import { useState } from 'react'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { useBrandFilter } from '#core/brands/index.client.ts'
import type { Campaign } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { RefusalAlert } from '../detail/refusal-alert.tsx'
import { useCreateCampaign } from '../list/campaigns.queries.ts'
import { NewCampaignFields } from './new-campaign-fields.tsx'
import { missingIn, newCampaignFormSchema, toCall } from './new-campaign-form.ts'

interface NewCampaignDialogProps {
  onClose: () => void
  onDone: (campaign: Campaign) => void
}

export function NewCampaignDialog({ onClose, onDone }: NewCampaignDialogProps) {
  const t = useText(campaignMessages)
  const finish = useIfMounted(onDone)
  const brandId = useBrandFilter() ?? null
  const form = useContractForm(newCampaignFormSchema, {
    title: '',
    description: '',
    platforms: [],
    content: '',
    scheduledFor: null,
    brandId,
    withPictures: true,
  })
  const { isSubmitting, isDirty } = form.formState
  const [refusal, setRefusal] = useState<Error | null>(null)
  const create = useCreateCampaign()

  const submit = form.handleSubmit(async (values) => {
    setRefusal(null)
    const missing = missingIn(values)
    for (const field of missing) form.setError(field, { type: 'missing', message: t('form.required') })
    if (missing.length > 0) {
      toast({ variant: 'destructive', title: t('toasts.error'), description: t('toasts.incomplete') })
      return
    }
    try {
      finish(await create.mutateAsync(toCall(values)))
    } catch (error) {
      showFieldErrors(error, form.setError)
      if (error instanceof Error) setRefusal(error)
    }
  })

  return (
    <FormDialog
      title={t('form.title')}
      description={t('form.description')}
      submitLabel={t(form.watch('scheduledFor') ? 'form.schedule' : 'form.save')}
      pending={isSubmitting}
      dirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        <NewCampaignFields form={form} />
        <RefusalAlert error={refusal} />
      </div>
    </FormDialog>
  )
}
