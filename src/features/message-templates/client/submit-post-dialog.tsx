import { useText } from '#client/i18n/use-text.ts'
import { postTemplateMessages } from '../i18n/index.ts'
import { type PostPath, useSubmitPostTemplate } from './message-templates.queries.ts'
import { SubmitDialog } from './submit-dialog.tsx'

interface SubmitPostDialogProps {
  path: PostPath
  text: string
  onClose: () => void
}

/** The text as it was saved, so that nobody submits another one than they see. */
export function SubmitPostDialog({ path, text, onClose }: SubmitPostDialogProps) {
  const t = useText(postTemplateMessages)
  const submit = useSubmitPostTemplate(path)
  return (
    <SubmitDialog
      title={t('submitTitle')}
      description={t('submitText')}
      submission={submit}
      dirty={false}
      onSubmit={(language) => submit.mutate(language, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p dir="auto" className="whitespace-pre-wrap break-words rounded-sm bg-surface-sunken px-3 py-2">
        {text}
      </p>
      <p className="text-muted">{t('optOut')}</p>
    </SubmitDialog>
  )
}
