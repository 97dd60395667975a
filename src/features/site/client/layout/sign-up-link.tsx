import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { signUpMode } from '#client/data/session-hint.ts'
import { useText } from '#client/i18n/use-text.ts'
import { siteMessages } from '#features/site/i18n/index.ts'
import type { PlanId } from '#platform/plans.ts'

interface SignUpLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Goes along in the address. */
  plan?: PlanId
}

/** Leads to where a new account is made; where none can be made, to signing in. */
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

/** Says beside what invites to sign up that this takes an invitation here, or is not possible. */
export function SignUpNotice() {
  const t = useText(siteMessages)
  const mode = signUpMode()
  return mode === 'open' ? null : <p className="mt-6 font-medium">{t(`signUp.${mode}`)}</p>
}
