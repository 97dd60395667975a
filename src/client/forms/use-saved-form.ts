import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import type { Locale } from '#platform/locale.ts'
import { isUnauthorized } from '../data/api.ts'
import { reasonOf } from '../data/error-toast.ts'
import { currentLocale } from '../i18n/locale-store.ts'
import { useLocale } from '../i18n/use-text.ts'
import { showFieldErrors, useContractForm } from './form.ts'

type Failure = { reason: string; locale: Locale }

/**
 * A form over stored data: it follows the data until the person types, then keeps the edits. `save` answers the next
 * values.
 */
export function useSavedForm<Schema extends z.ZodType<unknown, FieldValues>>(
  schema: Schema,
  stored: z.input<Schema>,
  save: (values: z.output<Schema>) => Promise<z.input<Schema>>,
) {
  const form = useContractForm(schema, stored)
  const locale = useLocale()
  const [isSaved, setIsSaved] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { isDirty, isSubmitting } = form.formState

  const asText = JSON.stringify(stored)
  const shown = useRef(asText)
  const { reset } = form
  useEffect(() => {
    if (isDirty || shown.current === asText) return
    shown.current = asText
    reset(JSON.parse(asText))
  }, [asText, isDirty, reset])

  const submit = form.handleSubmit(async (values) => {
    setIsSaved(false)
    setFailure(null)
    try {
      form.reset(await save(values))
      setIsSaved(true)
    } catch (error) {
      const isTold = isUnauthorized(error) || showFieldErrors(error, form.setError)
      if (!isTold) setFailure({ reason: reasonOf(error), locale: currentLocale() })
    }
  })

  return {
    form,
    submit,
    card: {
      onSubmit: submit,
      pending: isSubmitting,
      dirty: isDirty,
      isSaved: isSaved && !isDirty,
      // The message has the language of that moment; after a switch it would look wrong.
      failure: failure?.locale === locale ? failure.reason : null,
    },
  }
}
