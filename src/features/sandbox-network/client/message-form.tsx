import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { sandboxMessages } from '../i18n/index.ts'
import { CUSTOMER_NAME_MAX, customerMessageSchema, MESSAGE_MAX } from '../sandbox-network.contract.ts'
import { useWriteMessage } from './sandbox.queries.ts'

export function MessageForm({ accountId }: { accountId: string }) {
  const t = useText(sandboxMessages)
  const form = useContractForm(customerMessageSchema, { name: '', text: '' })
  const write = useWriteMessage(accountId)
  const { errors } = form.formState
  // The name stays for further messages.
  const submit = form.handleSubmit((message) =>
    write.mutate(message, {
      onSuccess: () => form.reset({ name: message.name, text: '' }),
      onError: (error) => void showFieldErrors(error, form.setError),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t('messages.name')} hint={t('messages.nameHint')} error={errors.name?.message}>
        <Input maxLength={CUSTOMER_NAME_MAX} autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={t('messages.message')} error={errors.text?.message}>
        <Textarea rows={3} maxLength={MESSAGE_MAX} {...form.register('text')} />
      </Field>
      <Button type="submit" pending={write.isPending} className="self-end">
        {t('messages.send')}
      </Button>
    </form>
  )
}
