import { type FakePart, partsOf } from '#connectors/social/conformance/fake-http.fixture.ts'
import type { FakeRequest } from '#connectors/social/conformance/fake-network.fixture.ts'
import type { Exchange } from '#connectors/social/conformance/spoiling-proxy.fixture.ts'

type Field = { name: string; types: string[]; required: boolean; description: string }
type Type = { fields?: Field[]; subtypes?: string[] }
export type TelegramSpec = {
  methods: Record<string, { fields?: Field[]; returns: string[] }>
  types: Record<string, Type>
}

const simple: Record<string, (value: unknown) => boolean> = {
  Integer: (value) => Number.isSafeInteger(value),
  Float: (value) => typeof value === 'number',
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  True: (value) => value === true,
}

const list = 'Array of '

/** "1-4096 characters": the limits of a text are in words. */
function lengthProblems({ name, description }: Field, value: unknown): string[] {
  const [, min, max] = /(\d+)-(\d+) characters/.exec(description) ?? []
  if (typeof value !== 'string' || max === undefined) return []
  const isWithin = value.length >= Number(min) && value.length <= Number(max)
  return isWithin ? [] : [`${name} has ${value.length} characters`]
}

/** Checks requests, and what our fake answers, against the tables of Telegram's documentation. */
export function telegramContract({ methods, types }: TelegramSpec) {
  function typeProblems(at: string, value: unknown, type: string): string[] {
    const isSimple = simple[type]
    if (isSimple) return isSimple(value) ? [] : [`${at} is no ${type}`]
    if (type.startsWith(list)) {
      if (!Array.isArray(value)) return [`${at} is no list`]
      return value.flatMap((each, index) => typeProblems(`${at}[${index}]`, each, type.slice(list.length)))
    }
    const { fields, subtypes } = types[type] ?? {}
    if (subtypes) return anyProblems(at, value, subtypes)
    if (typeof value !== 'object' || value === null) return [`${at} is no ${type}`]
    return fields ? fieldProblems(`${at}.`, value as Record<string, unknown>, fields) : []
  }

  /** Of the type that fits best. */
  function anyProblems(at: string, value: unknown, names: readonly string[]): string[] {
    const [best = []] = names
      .map((name) => typeProblems(at, value, name))
      .toSorted((one, other) => one.length - other.length)
    return best
  }

  function fieldProblems(at: string, given: Record<string, unknown>, fields: readonly Field[]): string[] {
    const unknown = Object.keys(given).filter((name) => !fields.some((field) => field.name === name))
    return [
      ...unknown.map((name) => `${at}${name} is unknown`),
      ...fields.flatMap((field) => {
        const value = given[field.name]
        if (value === undefined) return field.required ? [`${at}${field.name} is missing`] : []
        return [...anyProblems(`${at}${field.name}`, value, field.types), ...lengthProblems(field, value)]
      }),
    ]
  }

  /** Forms have texts only: a number is written in digits, and everything else as JSON. */
  function valueIn(text: string, { types: names }: Field): unknown {
    if (names.includes('String')) return text
    return JSON.parse(text)
  }

  /** A file is sent as its field, or under a name of its own that a field refers to. */
  function formProblems(parts: readonly FakePart[], fields: readonly Field[]): string[] {
    const files = parts.filter(({ fileName }) => fileName !== null)
    const texts = parts.filter(({ fileName }) => fileName === null)
    const fieldOf = (name: string) => fields.find((field) => field.name === name)
    const given: Record<string, unknown> = {}
    for (const { name, content } of texts) {
      const field = fieldOf(name)
      given[name] = field ? valueIn(content.toString(), field) : content.toString()
    }
    const said = texts.map(({ content }) => content.toString()).join(' ')
    const strays = files.filter(({ name }) => {
      if (fieldOf(name)?.types.includes('InputFile')) given[name] = 'a file'
      else return !said.includes(`"attach://${name}"`)
      return false
    })
    const wanted = [...said.matchAll(/attach:\/\/(\w+)/g)].map(([, name = '']) => name)
    return [
      ...fieldProblems('', given, fields),
      ...strays.map(({ name }) => `${name} is a file that nothing refers to`),
      ...wanted
        .filter((name) => !files.some((file) => file.name === name))
        .map((name) => `${name} is no file`),
    ]
  }

  function requestProblems(request: FakeRequest, fields: readonly Field[]): string[] {
    const type = request.headers['content-type'] ?? ''
    if (type.startsWith('multipart/form-data')) return formProblems(partsOf(request), fields)
    return fieldProblems('', JSON.parse(request.body.toString() || '{}'), fields)
  }

  return ({
    request,
    status,
    answer,
  }: Exchange): { operation: string; problems: string[]; waived: string[] } => {
    const name = request.path.split('/').at(-1) ?? ''
    const method = methods[name]
    if (!method) return { operation: '', problems: [`${name} is not described`], waived: [] }
    const { result } = JSON.parse(answer.toString())
    const problems = [
      ...requestProblems(request, method.fields ?? []),
      ...(status === 200 ? anyProblems('answer', result, method.returns) : []),
    ]
    return { operation: name, problems, waived: [] }
  }
}
