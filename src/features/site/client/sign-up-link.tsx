import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { useText } from '#client/i18n.ts'
import { signUpMode } from '#client/sign-up-mode.ts'
import type { PlanId } from '#platform/plans.ts'
import { siteMessages } from '../site.messages.ts'

interface SignUpLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Goes along in the address. */
  plan?: PlanId
}

/** Leads to where a new account is made; where none can be made, to signing in. */
export function SignUpLink({ plan, children, ...props }: SignUpLinkProps) {
  const t = useText(siteMessages)
  if (signUpMode() !== 'open')
    return (
      <Link href="/login" {...props}>
        {t('login')}
      </Link>
    )
  return (
    <Link href={plan ? `/login?tab=signup&plan=${plan}` : '/login?tab=signup'} {...props}>
      {children}
    </Link>
  )
}
