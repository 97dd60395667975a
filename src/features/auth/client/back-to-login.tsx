import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { authMessages } from '../i18n/index.ts'

export function BackToLogin() {
  const t = useText(authMessages)
  return (
    <Link
      href="/login"
      className="mt-6 inline-flex pointer-coarse:min-h-11 items-center gap-1.5 self-start rounded-sm text-primary-ink underline underline-offset-4 hover:decoration-2"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t('forgot.back')}
    </Link>
  )
}
