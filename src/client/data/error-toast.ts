import { textOf } from '#platform/messages.ts'
import { isUnauthorized, messageOf } from './api.ts'
import { commonMessages } from '../i18n/index.ts'
import { currentLocale } from '../i18n/locale-store.ts'
import { toast } from '../ui/toast-store.ts'

/** Why a call failed: the server's own words, or that it did not answer. */
export const reasonOf = (error: unknown): string =>
  messageOf(error) ?? textOf(commonMessages, currentLocale())('noAnswer')

/** For `onError`: says what did not happen and why. A lost session is told elsewhere, once for the whole product. */
export const failureToast = (title: string) => (error: Error) => {
  if (!isUnauthorized(error)) toast({ variant: 'destructive', title, description: reasonOf(error) })
}
