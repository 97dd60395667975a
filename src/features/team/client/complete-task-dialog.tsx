import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { FileField } from '#core/files/index.client.ts'
import { teamMessages } from '../i18n/index.ts'
import { completionSchema, type TeamTask } from '../team.contract.ts'
import { useCompleteTask } from './team.queries.ts'

export function CompleteTaskDialog({ task, onClose }: { task: TeamTask; onClose: () => void }) {
  const t = useText(teamMessages)
  const close = useIfMounted(onClose)
  const form = useContractForm(completionSchema, { notes: '', proofFileUrl: null })
  const { isSubmitting, isDirty, errors } = form.formState
  const [isUploading, setIsUploading] = useState(false)
  const complete = useCompleteTask()

  const submit = form.handleSubmit(async (body) => {
    try {
      await complete.mutateAsync({ params: { id: task.id }, body })
      close()
    } catch (error) {
      showFieldErrors(error, form.setError)
    }
  })

  return (
    <FormDialog
      title={t('complete.title', { title: task.title })}
      submitLabel={t(task.requiresProof ? 'complete.submitProof' : 'complete.submit')}
      pending={isSubmitting}
      disabled={isUploading}
      dirty={isDirty || isUploading}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Field label={t('complete.notes')} hint={t('complete.notesHint')} error={errors.notes?.message}>
          <Textarea rows={4} {...form.register('notes')} />
        </Field>
        <Controller
          control={form.control}
          name="proofFileUrl"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <Field
              label={t(task.requiresProof ? 'complete.proof' : 'complete.proofOptional')}
              hint={task.requiresProof ? t('complete.proofHint') : undefined}
              required={task.requiresProof}
              error={error?.message}
            >
              <FileField
                value={value ?? null}
                onChange={(url) => {
                  onChange(url)
                  form.clearErrors('proofFileUrl')
                }}
                onBusyChange={setIsUploading}
                uploadedText={t('toasts.proofUploaded')}
              />
            </Field>
          )}
        />
      </div>
    </FormDialog>
  )
}
