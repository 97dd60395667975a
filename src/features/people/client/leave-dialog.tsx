import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { peopleMessages } from '../i18n/index.ts'
import { leaveSchema } from '../people.contract.ts'
import { useLeave } from './people.queries.ts'

interface LeaveDialogProps {
  workspace: string
  onClose: () => void
}

export function LeaveDialog({ workspace, onClose }: LeaveDialogProps) {
  const t = useText(peopleMessages)
  const leave = useLeave()
  const { register, handleSubmit, formState, setError } = useContractForm(leaveSchema, { password: '' })

  const submit = handleSubmit(async ({ password }) => {
    try {
      await leave.mutateAsync(password)
    } catch (error) {
      showFieldErrors(error, setError)
    }
  })

  return (
    <FormDialog
      title={t('leave.title', { workspace })}
      description={t('leave.text')}
      submitLabel={t('leave.submit')}
      // Until the browser has left this page.
      pending={leave.isPending || leave.isSuccess}
      dirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('leave.password')} error={formState.errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          showLabel={t('leave.showPassword')}
          hideLabel={t('leave.hidePassword')}
          {...register('password')}
        />
      </Field>
    </FormDialog>
  )
}
