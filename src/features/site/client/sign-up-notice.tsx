import { lazy, Suspense } from 'react'
import { signUpMode } from '#client/sign-up-mode.ts'

// Most installations are open, and their visitors need none of this.
const ClosedNotice = lazy(async () => ({
  default: (await import('./sign-up-closed-notice.tsx')).SignUpClosedNotice,
}))

/** Says beside what invites to sign up that this is not possible here, or only with an invitation. */
export function SignUpNotice() {
  return signUpMode() === 'open' ? null : (
    <Suspense>
      <ClosedNotice />
    </Suspense>
  )
}
