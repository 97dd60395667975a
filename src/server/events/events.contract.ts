import { endpoint, events } from '#platform/endpoint.ts'

export const streamEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'signed-in',
  summary:
    'Server-sent events: which reads of this workspace are out of date, and how far work in progress is',
  response: events,
})
