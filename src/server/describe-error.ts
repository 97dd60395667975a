import { originalStack } from '#server/workarounds/original-stack.ts'

// Errors of failed statements include their values: hashes, tokens, customers' names. Those must not be logged.
const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')

/** Causes may be circular. */
const DEEPEST = 5
const MOST_ERRORS = 5

/** Short fields that say where and how it failed. Others may quote personal data. */
const telling = ['code', 'constraint', 'queue', 'worker'] as const

export type LoggedError = {
  type: string
  message: string
  stack?: string
  cause?: LoggedError
  errors?: LoggedError[]
} & Partial<Record<(typeof telling)[number], unknown>>

/** Anything thrown or emitted, as a loggable object. Libraries also emit plain objects as errors. */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: String(error) }
  const { message, stack, name, cause, errors } = error as Partial<AggregateError>
  const described: LoggedError = {
    type: typeof name === 'string' ? name : (error.constructor?.name ?? 'object'),
    message: typeof message === 'string' ? withoutValues(message) : fieldsOf(error),
    ...(typeof stack === 'string' && { stack: withoutValues(originalStack(stack)) }),
  }
  for (const field of telling) if (field in error) described[field] = (error as LoggedError)[field]
  if (depth === DEEPEST) return described
  if (cause !== undefined && cause !== null) described.cause = describeError(cause, depth + 1)
  if (Array.isArray(errors))
    described.errors = errors.slice(0, MOST_ERRORS).map((one) => describeError(one, depth + 1))
  return described
}

const fieldsOf = (object: object) => `an object with the fields ${Object.keys(object).join(', ')}`
