import { useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { languageName } from '#platform/language-name.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { postTemplateMessages, templateListMessages } from '../i18n/index.ts'
import { BODY_MAX } from '../message-templates.contract.ts'
import { useSubmitTemplate, whyOf } from './message-templates.queries.ts'

const EXAMPLE = '{{first_name}}'

/** A text for posts to come. */
export function SubmitTextDialog({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const t = useText(templateListMessages)
  const words = useText(postTemplateMessages)
  const locale = useLocale()
  const submit = useSubmitTemplate(accountId)
  const [text, setText] = useState('')
  const [language, setLanguage] = useState<Locale>(locale)
  return (
    <FormDialog
      title={t('addTitle')}
      description={words('optOut')}
      submitLabel={words('confirm')}
      pending={submit.isPending}
      disabled={text.trim() === ''}
      dirty={text !== ''}
      onSubmit={(event) => {
        event.preventDefault()
        if (!submit.isPending) submit.mutate({ text, language }, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Field label={t('text')} hint={words('hint', { example: EXAMPLE })} required>
          <Textarea
            dir="auto"
            rows={6}
            maxLength={BODY_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Field label={words('language')}>
          <Select
            value={language}
            onValueChange={(value) => setLanguage(value as Locale)}
            options={locales.map((value) => ({ value, label: languageName(value, locale) }))}
          />
        </Field>
        {submit.isError ? (
          <Alert role="alert" tone="danger">
            {whyOf(submit.error)}
          </Alert>
        ) : null}
      </div>
    </FormDialog>
  )
}
