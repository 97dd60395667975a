import { useEffect, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormSetError,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod'
import { fieldErrors } from '#platform/validation.ts'
import { fieldsOf } from '../data/api.ts'
import { currentLocale } from '../i18n/locale-store.ts'
import { useLocale } from '../i18n/use-text.ts'

/** Validates a form with the server's schema, in the language of the interface. */
function resolverOf<Schema extends z.ZodType<unknown, FieldValues>>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return async (values) => {
    const parsed = schema.safeParse(values, { reportInput: true })
    if (parsed.success) return { values: parsed.data as z.output<Schema> & FieldValues, errors: {} }
    const texts = fieldErrors(parsed.error, currentLocale())
    const errors = Object.fromEntries(
      Object.entries(texts).map(([name, message]) => [name, { type: 'invalid', message }]),
    )
    return { values: {}, errors: errors as FieldErrors<z.input<Schema>> }
  }
}

export function useContractForm<Schema extends z.ZodType<unknown, FieldValues>>(
  schema: Schema,
  defaultValues: z.input<Schema>,
) {
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: resolverOf(schema),
    defaultValues: defaultValues as DefaultValues<z.input<Schema>>,
    mode: 'onTouched',
  })
  const locale = useLocale()
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    const atFault = Object.keys(form.formState.errors) as Path<z.input<Schema>>[]
    if (atFault.length > 0) void form.trigger(atFault)
  }, [locale, form])
  return form
}

/** Shows the server's errors at their fields; answers whether there were any. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): boolean {
  const fields = Object.entries(fieldsOf(error))
  for (const [name, message] of fields) setError(name as Path<Values>, { type: 'server', message })
  return fields.length > 0
}
