import { endpoint, events } from '#platform/endpoint.ts'

export const streamEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'signed-in',
  summary: 'Server-sent events: which reads of this workspace are out of date',
  response: events,
})
