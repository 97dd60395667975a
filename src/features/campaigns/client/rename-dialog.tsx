import { showFieldErrors, useContractForm } from '#client/form.ts'
import { FormDialog } from '#client/form-dialog.tsx'
import { useText } from '#client/i18n.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { useWhileShown } from '#client/use-while-shown.ts'
import { campaignDetailMessages } from '../campaign-detail.messages.ts'
import { type CampaignDetail, campaignChangesSchema } from '../campaigns.contract.ts'
import { useUpdateCampaign } from './campaign.queries.ts'

interface RenameDialogProps {
  campaign: CampaignDetail
  onClose: () => void
}

export function RenameDialog({ campaign, onClose }: RenameDialogProps) {
  const t = useText(campaignDetailMessages)
  const close = useWhileShown(onClose)
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
