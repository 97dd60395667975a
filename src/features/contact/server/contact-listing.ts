import type { ContactRequest } from './contact.repository.ts'
import { factsOf } from './contact-facts.ts'
import { linesOf } from './plain-text.ts'

/** A request for a terminal. The sender's text is indented, so that it cannot look like another request. */
export function listed(request: ContactRequest): string {
  const mailed = request.mailedAt ? `mailed ${request.mailedAt.toISOString()}` : 'not mailed'
  return [
    `${request.id}  ${mailed}`,
    ...factsOf(request).map(([name, value]) => `  ${name}: ${value}`),
    ...linesOf(request.message).map((line) => `    ${line}`.trimEnd()),
  ].join('\n')
}
