import { fieldsOf, isUnauthorized } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { toast } from '#client/ui/toast-store.ts'

/** Why a call was refused: the message of the server and its details about posts and fields. */
export const reasonsOf = (error: unknown): string[] => [
  ...new Set([reasonOf(error), ...Object.values(fieldsOf(error))]),
]

/** A post was refused because it needs a picture or video, which we can draw. */
export const lacksMedia = (error: unknown): boolean =>
  Object.keys(fieldsOf(error)).some((field) => field.endsWith('.media'))

/** An `onError` handler that shows all reasons. A lost session is handled elsewhere. */
export const failureWithReasons = (title: string) => (error: Error) => {
  if (!isUnauthorized(error))
    toast({ variant: 'destructive', title, description: reasonsOf(error).join(' ') })
}
