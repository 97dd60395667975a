import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { planMessages } from '../i18n/index.ts'
import { type ContentPlan, planTitleSchema } from '../planner.contract.ts'
import { useRenamePlan } from './plan.queries.ts'

interface RenamePlanDialogProps {
  plan: ContentPlan
  onClose: () => void
}

export function RenamePlanDialog({ plan, onClose }: RenamePlanDialogProps) {
  const t = useText(planMessages)
  const close = useIfMounted(onClose)
  const rename = useRenamePlan()
  const { register, handleSubmit, setError, formState } = useContractForm(planTitleSchema, {
    title: plan.title,
  })
  const submit = handleSubmit(async (body) => {
    try {
      await rename.mutateAsync({ params: { id: plan.id }, body })
      close()
    } catch (error) {
      showFieldErrors(error, setError)
    }
  })
  return (
    <FormDialog
      title={t('rename.title')}
      submitLabel={t('rename.save')}
      pending={formState.isSubmitting}
      dirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('rename.field')} error={formState.errors.title?.message} required>
        <Input autoComplete="off" lang={plan.locale} {...register('title')} />
      </Field>
    </FormDialog>
  )
}
