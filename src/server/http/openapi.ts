import * as z from 'zod'
import {
  type Definition,
  idempotencyKeyHeader,
  isSchema,
  nextCursorHeader,
  type ResponseSpec,
  replayedHeader,
} from '#platform/endpoint.ts'
import { errorCodes } from '#platform/errors.ts'
import { KEY_PATTERN } from './idempotency-key.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

const json = (schema: object) => ({ 'application/json': { schema } })

const keyParameter = {
  name: idempotencyKeyHeader,
  in: 'header',
  required: false,
  description:
    'A text of your choice, new for each thing you want done. Sent again with the same body within 24 hours, the call is not ' +
    'done again: it answers what it answered first. Workspaces do not see each other’s keys.',
  schema: { type: 'string', pattern: KEY_PATTERN },
}

const withKeys = {
  headers: {
    [replayedHeader]: {
      description: '`true` on an answer that was given before and is given again',
      schema: { type: 'string' },
    },
  },
}

const keyConflict = {
  description:
    'Refused, among other reasons because the key was used with another address or body (`key_reused`), because the first call ' +
    'is still under way (`key_in_use`, with `Retry-After`), or because it was done and its answer not kept (`key_answer_too_large`)',
  content: json({ $ref: '#/components/schemas/Error' }),
}

function parameters(definition: Definition) {
  const part = (place: 'path' | 'query', shape: z.ZodObject | undefined) =>
    Object.entries(shape?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !(schema as z.ZodType).safeParse(undefined).success,
      schema: schemaOf(schema as z.ZodType, 'input'),
    }))
  return [
    ...part('path', definition.params),
    ...part('query', definition.query),
    ...(definition.idempotent ? [keyParameter] : []),
  ]
}

function requestBody({ body, bodyType }: Definition) {
  if (bodyType === 'raw')
    return { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  if (bodyType === 'csv') return { required: true, content: { 'text/csv': { schema: { type: 'string' } } } }
  return body && { required: true, content: json(schemaOf(body, 'input')) }
}

function success(response: ResponseSpec) {
  if (isSchema(response)) return { description: 'Done', content: json(schemaOf(response, 'output')) }
  switch (response.kind) {
    case 'list':
      return {
        description: 'One page',
        headers: {
          [nextCursorHeader]: {
            description: 'Cursor of the next page; absent on the last',
            schema: { type: 'string' },
          },
        },
        content: json({ type: 'array', items: schemaOf(response.item, 'output') }),
      }
    case 'file':
      return {
        description: 'The file',
        content: Object.fromEntries(
          response.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
      }
    case 'redirect':
      return { description: 'Go on there' }
    case 'empty':
      return { description: 'Done' }
    case 'events':
      return {
        description: 'A stream of events',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      }
  }
}

function statusOf({ response, status }: Definition): string {
  if (!isSchema(response) && response.kind === 'empty') return '204'
  if (!isSchema(response) && response.kind === 'redirect') return '302'
  return String(status ?? 200)
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: errorCodes() },
    message: { type: 'string', description: 'In the language of the request' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
}

function operation(definition: Definition) {
  return {
    summary: definition.summary,
    ...(definition.access === 'public' ? { security: [] } : {}),
    parameters: parameters(definition),
    requestBody: requestBody(definition),
    responses: {
      [statusOf(definition)]: { ...success(definition.response), ...(definition.idempotent && withKeys) },
      ...(definition.idempotent && { 409: keyConflict }),
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

/** Generates OpenAPI from the contracts. */
export function describeApi(endpoints: readonly Definition[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const definition of endpoints) {
    const path = definition.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operation(definition) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'CampAIgner', version: '0.1.0' },
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
    security: [{ session: [] }],
    paths,
  }
}
