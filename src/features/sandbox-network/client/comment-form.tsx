import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { sandboxMessages } from '../i18n/index.ts'
import { COMMENT_MAX, commentFormSchema } from '../sandbox-network.contract.ts'
import type { useAct } from './sandbox.queries.ts'

interface CommentFormProps {
  act: ReturnType<typeof useAct>
  onDone: () => void
}

export function CommentForm({ act, onDone }: CommentFormProps) {
  const t = useText(sandboxMessages)
  const form = useContractForm(commentFormSchema, { text: '' })
  const submit = form.handleSubmit(({ text }) =>
    act.mutate(
      { kind: 'comment', text },
      { onSuccess: onDone, onError: (error) => void showFieldErrors(error, form.setError) },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <Field label={t('commentLabel')} error={form.formState.errors.text?.message}>
        <Textarea rows={2} maxLength={COMMENT_MAX} autoFocus {...form.register('text')} />
      </Field>
      <Button type="submit" size="sm" pending={act.isPending} className="self-end">
        {t('send')}
      </Button>
    </form>
  )
}
