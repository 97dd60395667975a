import { useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { languageName } from '#platform/language-name.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { postTemplateMessages } from '../i18n/index.ts'
import { type PostPath, useSubmitPostTemplate, whyOf } from './message-templates.queries.ts'

interface SubmitPostDialogProps {
  path: PostPath
  text: string
  onClose: () => void
}

/** The text as it was saved, so that nobody submits another one than they see. */
export function SubmitPostDialog({ path, text, onClose }: SubmitPostDialogProps) {
  const t = useText(postTemplateMessages)
  const locale = useLocale()
  const submit = useSubmitPostTemplate(path)
  const [language, setLanguage] = useState<Locale>(locale)
  return (
    <FormDialog
      title={t('submitTitle')}
      description={t('submitText')}
      submitLabel={t('confirm')}
      pending={submit.isPending}
      dirty={false}
      onSubmit={(event) => {
        event.preventDefault()
        if (!submit.isPending) submit.mutate(language, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <p dir="auto" className="whitespace-pre-wrap break-words rounded-sm bg-surface-sunken px-3 py-2">
          {text}
        </p>
        <p className="text-muted">{t('optOut')}</p>
        <Field label={t('language')}>
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
