import { useLocation } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { failureText } from '#features/auth/index.client.ts'
import { joinMessages } from '../i18n/index.ts'
import {
  type Acceptance,
  isInvalid,
  isWrongPassword,
  type OpenedInvitation,
  useAcceptInvitation,
} from './join.queries.ts'

/** Joins and signs in. Answers errors that the form shows itself. */
export function useJoin({ workspaceName }: OpenedInvitation, onInvalid: (error: unknown) => void) {
  const t = useText(joinMessages)
  const [, navigate] = useLocation()
  const accept = useAcceptInvitation()

  async function join(acceptance: Acceptance): Promise<unknown> {
    try {
      await accept.mutateAsync(acceptance)
    } catch (error) {
      if (isInvalid(error)) return onInvalid(error)
      // A wrong password is shown at its field.
      const description = isWrongPassword(error) ? undefined : failureText(error, t('failure'))
      toast({ title: t('failure'), description, variant: 'destructive' })
      return error
    }
    toast({ title: t('success', { workspace: workspaceName }), description: t('successText') })
    return navigate('/', { replace: true })
  }

  return { join, isPending: accept.isPending }
}
