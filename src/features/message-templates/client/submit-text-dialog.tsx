import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { postTemplateMessages, templateListMessages } from '../i18n/index.ts'
import { BODY_MAX } from '../message-templates.contract.ts'
import { useSubmitTemplate } from './message-templates.queries.ts'
import { SubmitDialog } from './submit-dialog.tsx'

const EXAMPLE = '{{first_name}}'

/** A text for posts to come. */
export function SubmitTextDialog({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const t = useText(templateListMessages)
  const words = useText(postTemplateMessages)
  const submit = useSubmitTemplate(accountId)
  const [text, setText] = useState('')
  return (
    <SubmitDialog
      title={t('addTitle')}
      description={words('optOut')}
      submission={submit}
      disabled={text.trim() === ''}
      dirty={text !== ''}
      onSubmit={(language) => submit.mutate({ text, language }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Field label={t('text')} hint={words('hint', { example: EXAMPLE })} required>
        <Textarea
          dir="auto"
          rows={6}
          maxLength={BODY_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </SubmitDialog>
  )
}
