import type * as z from 'zod'
import type { Locale } from './locale.ts'

const spanishOf = new Map<string, string>()

/**
 * The wording of one rule in both languages, written beside the rule: `z.email(says('…', '…'))`. Where it says {length}, that is
 * how long the text is that was given.
 */
export function says(en: string, es: string): string {
  spanishOf.set(en, es)
  return en
}

/** The wording of an own rule in the wanted language; `undefined` for texts of the validation layer itself. */
function ownText(message: string, locale: Locale): string | undefined {
  const spanish = spanishOf.get(message)
  if (spanish === undefined) return undefined
  return locale === 'es' ? spanish : message
}

/** The same for a text that is known to be ours. */
export const textFor = (said: string, locale: Locale): string => ownText(said, locale) ?? said

type Issue = z.core.$ZodIssue
type Wording = {
  required: string
  expected: (expected: string, received: string) => string
  tooSmall: (origin: string, minimum: string, inclusive: boolean) => string
  tooBig: (origin: string, maximum: string, inclusive: boolean) => string
  format: (format: string) => string
  option: (values: string) => string
  keys: (keys: string) => string
  multiple: (of: string) => string
  other: string
}

const formats: Record<Locale, Record<string, string>> = {
  en: {
    email: 'Invalid email',
    url: 'Invalid url',
    uuid: 'Invalid id',
    date: 'Invalid date',
    datetime: 'Invalid date and time',
  },
  es: {
    email: 'Correo electrónico no válido',
    url: 'Dirección web no válida',
    uuid: 'Identificador no válido',
    date: 'Fecha no válida',
    datetime: 'Fecha y hora no válidas',
  },
}

const spanishTypes: Record<string, string> = {
  string: 'texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'sí o no',
  object: 'un objeto',
  array: 'una lista',
  null: 'nada',
}
const inSpanish = (type: string) => spanishTypes[type] ?? type

const wording: Record<Locale, Wording> = {
  en: {
    required: 'Required',
    expected: (expected, received) => `Expected ${expected}, received ${received}`,
    tooSmall: (origin, minimum, inclusive) =>
      ({
        string: `String must contain at least ${minimum} character(s)`,
        array: `List must contain at least ${minimum} item(s)`,
      })[origin] ?? `Must be ${inclusive ? 'at least' : 'greater than'} ${minimum}`,
    tooBig: (origin, maximum, inclusive) =>
      ({
        string: `String must contain at most ${maximum} character(s)`,
        array: `List must contain at most ${maximum} item(s)`,
      })[origin] ?? `Must be ${inclusive ? 'at most' : 'less than'} ${maximum}`,
    format: (format) => formats.en[format] ?? 'Invalid',
    option: (values) => `Must be one of: ${values}`,
    keys: (keys) => `Unknown: ${keys}`,
    multiple: (of) => `Must be a multiple of ${of}`,
    other: 'Invalid',
  },
  es: {
    required: 'Obligatorio',
    expected: (expected, received) => `Se esperaba ${inSpanish(expected)}, se recibió ${inSpanish(received)}`,
    tooSmall: (origin, minimum, inclusive) =>
      ({
        string: `Debe tener al menos ${minimum} carácter(es)`,
        array: `Debe tener al menos ${minimum} elemento(s)`,
      })[origin] ?? `Debe ser ${inclusive ? 'como mínimo' : 'mayor que'} ${minimum}`,
    tooBig: (origin, maximum, inclusive) =>
      ({
        string: `Debe tener como máximo ${maximum} carácter(es)`,
        array: `Debe tener como máximo ${maximum} elemento(s)`,
      })[origin] ?? `Debe ser ${inclusive ? 'como máximo' : 'menor que'} ${maximum}`,
    format: (format) => formats.es[format] ?? 'No válido',
    option: (values) => `Debe ser uno de: ${values}`,
    keys: (keys) => `Desconocido: ${keys}`,
    multiple: (of) => `Debe ser múltiplo de ${of}`,
    other: 'No válido',
  },
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0)

export function describeIssue(issue: Issue, locale: Locale): string {
  const own = ownText(issue.message, locale)
  if (own !== undefined) return own.replace('{length}', String(lengthOf(issue.input)))
  const text = wording[locale]
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? text.required : text.expected(issue.expected, typeName(issue.input))
    case 'too_small':
      return text.tooSmall(issue.origin, String(issue.minimum), issue.inclusive ?? true)
    case 'too_big':
      return text.tooBig(issue.origin, String(issue.maximum), issue.inclusive ?? true)
    case 'invalid_format':
      return text.format(issue.format)
    case 'invalid_value':
      return issue.input === undefined ? text.required : text.option(issue.values.map(String).join(', '))
    case 'unrecognized_keys':
      return text.keys(issue.keys.join(', '))
    case 'not_multiple_of':
      return text.multiple(String(issue.divisor))
    default:
      return text.other
  }
}

/** Field path to text; the first issue of a field wins. The empty path is the whole body. */
export function fieldErrors(error: z.core.$ZodError, locale: Locale): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    fields[path] ??= describeIssue(issue, locale)
  }
  return fields
}
