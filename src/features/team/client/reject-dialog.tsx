import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { fullName } from '#platform/full-name.ts'
import { approvalMessages } from '../i18n/index.ts'
import { decisionSchema, type PendingTask } from '../team.contract.ts'
import { useDecide } from './approvals.queries.ts'

export function RejectDialog({ task, onClose }: { task: PendingTask; onClose: () => void }) {
  const t = useText(approvalMessages)
  const close = useIfMounted(onClose)
  const form = useContractForm(decisionSchema, { action: 'reject', comments: '' })
  const { isSubmitting, isDirty, errors } = form.formState
  const decide = useDecide()

  const submit = form.handleSubmit(
    async (body) => {
      try {
        await decide.mutateAsync({ params: { id: task.id }, body })
        close()
      } catch (error) {
        showFieldErrors(error, form.setError)
      }
    },
    ({ comments }) =>
      toast({ variant: 'destructive', title: t('toasts.error'), description: comments?.message }),
  )

  return (
    <FormDialog
      title={t('reject.title', { title: task.title })}
      submitLabel={t('reject.submit')}
      tone="danger"
      pending={isSubmitting}
      dirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('reject.reason')}
        hint={t('reject.hint', { name: fullName(task.assignedUser) })}
        error={errors.comments?.message}
        required
      >
        <Textarea rows={4} {...form.register('comments')} />
      </Field>
    </FormDialog>
  )
}
