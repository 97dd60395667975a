import { useText } from '#client/i18n/use-text.ts'
import { authMessages } from '../i18n/index.ts'
import { AuthHeading } from './auth-heading.tsx'

const COMMAND = 'npm run reset-password -- you@example.com'

/** Nothing pretends: without a mail server there is no link to wait for. */
export function NoMailNotice() {
  const t = useText(authMessages)
  return (
    <div>
      <AuthHeading title={t('forgot.noMailHeading')} text={t('forgot.noMailText')} />
      <pre className="overflow-x-auto rounded-md border bg-surface-sunken px-4 py-3 font-mono text-sm">
        <code className="whitespace-pre-wrap break-words">{COMMAND}</code>
      </pre>
      <p className="mt-3 text-muted">{t('forgot.noMailHint')}</p>
    </div>
  )
}
