import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { type CampaignDetail, campaignChangesSchema } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { useUpdateCampaign } from './campaign.queries.ts'

interface RenameDialogProps {
  campaign: CampaignDetail
  onClose: () => void
}

export function RenameDialog({ campaign, onClose }: RenameDialogProps) {
  const t = useText(campaignDetailMessages)
  const close = useIfMounted(onClose)
  const { id, title, description } = campaign
  const form = useContractForm(campaignChangesSchema, { title, description })
  const { errors, isSubmitting, isDirty } = form.formState
  const update = useUpdateCampaign()

  const submit = form.handleSubmit(async (body) => {
    try {
      await update.mutateAsync({ params: { id }, body })
      close()
    } catch (error) {
      showFieldErrors(error, form.setError)
    }
  })

  return (
    <FormDialog
      title={t('rename.title')}
      submitLabel={t('rename.save')}
      pending={isSubmitting}
      dirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Field label={t('rename.name')} error={errors.title?.message} required>
          <Input {...form.register('title')} />
        </Field>
        <Field label={t('rename.about')} error={errors.description?.message} required>
          <Textarea {...form.register('description')} />
        </Field>
      </div>
    </FormDialog>
  )
}
