import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { signUpMode } from '#client/data/session-hint.ts'
import { useText } from '#client/i18n/use-text.ts'
import { siteMessages } from '#features/site/i18n/index.ts'
import type { PlanId } from '#platform/plans.ts'

interface SignUpLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Passed in the URL. */
  plan?: PlanId
}

/** Links to sign-up; to sign-in if signing up is closed. */
export function SignUpLink({ plan, children, ...props }: SignUpLinkProps) {
  const t = useText(siteMessages)
  const isOpen = signUpMode() === 'open'
  const chosen = plan ? `&plan=${plan}` : ''
  return (
    <Link href={isOpen ? `/login?tab=signup${chosen}` : '/login'} {...props}>
      {isOpen ? children : t('login')}
    </Link>
  )
}

/** Says that signing up needs an invitation here, or is not possible. */
export function SignUpNotice() {
  const t = useText(siteMessages)
  const mode = signUpMode()
  return mode === 'open' ? null : <p className="mt-6 font-medium">{t(`signUp.${mode}`)}</p>
}
