import { type ReactNode, useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { languageName } from '#platform/language-name.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { postTemplateMessages } from '../i18n/index.ts'
import { whyOf } from './message-templates.queries.ts'

interface SubmitDialogProps {
  title: string
  description: string
  submission: { isPending: boolean; error: Error | null }
  disabled?: boolean
  dirty: boolean
  onSubmit: (language: Locale) => void
  onClose: () => void
  /** The text. */
  children: ReactNode
}

/** Submits a text to the network: in which language it is, and why it wasn’t taken. */
export function SubmitDialog({
  title,
  description,
  submission,
  disabled = false,
  dirty,
  onSubmit,
  onClose,
  children,
}: SubmitDialogProps) {
  const t = useText(postTemplateMessages)
  const locale = useLocale()
  const [language, setLanguage] = useState<Locale>(locale)
  const { isPending, error } = submission
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={t('confirm')}
      pending={isPending}
      disabled={disabled}
      dirty={dirty}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) onSubmit(language)
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {children}
        <Field label={t('language')}>
          <Select
            value={language}
            onValueChange={(value) => setLanguage(value as Locale)}
            options={locales.map((value) => ({ value, label: languageName(value, locale) }))}
          />
        </Field>
        {error ? (
          <Alert role="alert" tone="danger">
            {whyOf(error)}
          </Alert>
        ) : null}
      </div>
    </FormDialog>
  )
}
