import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { workspaceDataMessages } from '../i18n/index.ts'
import { deleteWorkspace, deleteWorkspaceSchema } from '../workspace-data.contract.ts'

export interface DeleteWorkspaceDialogProps {
  name: string
  onClose: () => void
}

export function DeleteWorkspaceDialog({ name, onClose }: DeleteWorkspaceDialogProps) {
  const t = useText(workspaceDataMessages)
  const { register, handleSubmit, formState, setError } = useContractForm(deleteWorkspaceSchema, {
    confirmation: '',
    password: '',
  })
  const { errors, isSubmitting, isSubmitSuccessful, isDirty } = formState

  const submit = handleSubmit(async (body) => {
    try {
      await call(deleteWorkspace, { body })
      // A full navigation, so that nothing deleted stays in memory.
      location.assign('/')
    } catch (error) {
      if (!showFieldErrors(error, setError)) failureToast(t('delete.failed'))(error as Error)
    }
  })

  return (
    <FormDialog
      title={t('delete.dialogTitle', { name })}
      description={t('delete.dialogText')}
      submitLabel={t('delete.submit')}
      tone="danger"
      pending={isSubmitting || (isSubmitSuccessful && Object.keys(errors).length === 0)}
      dirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        <Field label={t('delete.confirmation', { name })} error={errors.confirmation?.message} required>
          <Input autoComplete="off" spellCheck={false} {...register('confirmation')} />
        </Field>
        <Field label={t('delete.password')} error={errors.password?.message} required>
          <PasswordInput
            autoComplete="current-password"
            showLabel={t('delete.showPassword')}
            hideLabel={t('delete.hidePassword')}
            {...register('password')}
          />
        </Field>
      </div>
    </FormDialog>
  )
}
