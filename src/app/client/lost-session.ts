import { isUnauthorized } from '#client/data/api.ts'
import { queryClient } from '#client/data/query.ts'
import { isSignedOutPage } from '#client/data/session-hint.ts'
import { currentLocale } from '#client/i18n/locale-store.ts'
import { toast } from '#client/ui/toast-store.ts'
import { textOf } from '#platform/messages.ts'
import { appMessages } from './i18n/index.ts'

const REDIRECT_MS = 500

let isLeaving = false

function leave(): void {
  // Signed out, there is no session to lose: a refused sign-in may have the same answer.
  if (isLeaving || isSignedOutPage()) return
  isLeaving = true
  const t = textOf(appMessages, currentLocale())
  toast({ title: t('lostSession.title'), description: t('lostSession.text'), variant: 'destructive' })
  const next = encodeURIComponent(location.pathname + location.search)
  setTimeout(() => location.assign(`/api/login?next=${next}`), REDIRECT_MS)
}

/** Handles a session that ends while the product is open: once, whichever call fails first. */
export function watchForLostSession(): void {
  queryClient.getQueryCache().config.onError = (error, { meta }) => {
    if (isUnauthorized(error) && !meta?.isCurrentUserRead) leave()
  }
  queryClient.getMutationCache().config.onError = (error) => {
    if (isUnauthorized(error)) leave()
  }
}
