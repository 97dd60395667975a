import { useState } from 'react'
import { fieldsOf } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { phoneNumberIn } from '#platform/phone-number.ts'
import { mailingMessages, mailingRules } from '../i18n/index.ts'
import { type PostPath, useSendTestMessage } from './mailings.queries.ts'
import { readOwnPhone, storeOwnPhone } from './own-phone.ts'
import { useMessagePrice } from './use-message-price.ts'

interface TestMessageDialogProps {
  path: PostPath
  price: number | null
  onClose: () => void
}

/** Sends the message to the phone of the person who asks. */
export function TestMessageDialog({ path, price, onClose }: TestMessageDialogProps) {
  const t = useText(mailingMessages)
  const rules = useText(mailingRules)
  const { user } = useCurrentUser()
  const { each } = useMessagePrice()
  const send = useSendTestMessage(path)
  const owner = user?.id ?? ''
  const [before] = useState(() => readOwnPhone(owner))
  const [phone, setPhone] = useState(before)
  const [isTold, setIsTold] = useState(false)
  const isWrong = phoneNumberIn(phone) === null
  const detail = send.isError ? fieldsOf(send.error).detail : undefined
  const remember = ({ sentTo }: { sentTo: string }) => {
    storeOwnPhone(owner, sentTo)
    onClose()
  }
  return (
    <FormDialog
      title={t('phones.testTitle')}
      description={t('phones.testText')}
      submitLabel={t('phones.testSend')}
      pending={send.isPending}
      dirty={phone !== before}
      onSubmit={(event) => {
        event.preventDefault()
        setIsTold(true)
        if (!isWrong && !send.isPending) send.mutate(phone, { onSuccess: remember })
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Field
          label={t('phones.testPhone')}
          hint={t('phones.testHint')}
          error={isTold && isWrong ? rules('enterPhone') : undefined}
        >
          <Input
            type="tel"
            autoComplete="tel"
            dir="ltr"
            maxLength={50}
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
        </Field>
        <p className="text-muted">{t('phones.testCost', { price: price === null ? 'none' : each(price) })}</p>
        {send.isError ? (
          <Alert role="alert" tone="danger">
            <p>{reasonOf(send.error)}</p>
            {detail ? <p className="mt-1 break-words">{t('said', { answer: detail })}</p> : null}
          </Alert>
        ) : null}
      </div>
    </FormDialog>
  )
}
