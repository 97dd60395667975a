import type { InjectOptions } from 'fastify'
import { type Definition, pathOf } from '#platform/endpoint.ts'
import type { Sample } from './sample.ts'

/** A call of one endpoint as the server gets it. */
export function requestFor(definition: Definition, { params, query, body, raw }: Sample): InjectOptions {
  const search = new URLSearchParams(query).toString()
  const url = pathOf(definition.path, params) + (search ? `?${search}` : '')
  const type = { raw: 'image/png', csv: 'text/csv', json: 'application/json' }[definition.bodyType ?? 'json']
  const payload = raw ?? (typeof body === 'string' ? body : body && JSON.stringify(body))
  return {
    method: definition.method,
    url,
    ...(payload !== undefined && { payload, headers: { 'content-type': type } }),
  }
}
