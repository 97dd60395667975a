import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { savedReplyMessages } from '../i18n/index.ts'
import { newSavedReplySchema, type SavedReply } from '../saved-replies.contract.ts'
import { useSaveReply } from './saved-replies.queries.ts'

interface SavedReplyDialogProps {
  /** The reply to edit; without it a new one is added. */
  reply?: SavedReply
  /** Initial text of a new one. */
  draft?: string | undefined
  onClose: () => void
}

export function SavedReplyDialog({ reply, draft = '', onClose }: SavedReplyDialogProps) {
  const t = useText(savedReplyMessages)
  const close = useIfMounted(onClose)
  const { register, handleSubmit, formState, setError } = useContractForm(newSavedReplySchema, {
    title: reply?.title ?? '',
    text: reply?.text ?? draft,
  })
  const { errors, isDirty, isSubmitting } = formState
  const save = useSaveReply(reply?.id)

  const submit = handleSubmit(async (values) => {
    try {
      await save.mutateAsync(values)
      close()
    } catch (error) {
      showFieldErrors(error, setError)
    }
  })

  return (
    <FormDialog
      title={t(reply ? 'form.editTitle' : 'form.addTitle')}
      submitLabel={t(reply ? 'form.save' : 'form.add')}
      pending={isSubmitting}
      dirty={isDirty || (!reply && draft !== '')}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Field label={t('form.title')} hint={t('form.titleHint')} error={errors.title?.message} required>
          <Input {...register('title')} />
        </Field>
        <Field
          label={t('form.text')}
          hint={t('form.textHint', { name: '{name}', business: '{business}' })}
          error={errors.text?.message}
          required
        >
          <Textarea rows={6} dir="auto" {...register('text')} />
        </Field>
      </div>
    </FormDialog>
  )
}
