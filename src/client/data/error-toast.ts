import { textOf } from '#platform/messages.ts'
import { commonMessages } from '../i18n/index.ts'
import { currentLocale } from '../i18n/locale-store.ts'
import { toast } from '../ui/toast-store.ts'
import { isUnauthorized, messageOf } from './api.ts'

/** Why a call failed: the server's message, or that it did not answer. */
export const reasonOf = (error: unknown): string =>
  messageOf(error) ?? textOf(commonMessages, currentLocale())('noAnswer')

/** An `onError` handler that shows what failed and why. A lost session is handled once for the whole app. */
export const failureToast = (title: string) => (error: Error) => {
  if (!isUnauthorized(error)) toast({ variant: 'destructive', title, description: reasonOf(error) })
}
