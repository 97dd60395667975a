import { languages } from '#platform/locale.ts'
import type { ContactRequest } from './contact.repository.ts'
import { onOneLine } from './plain-text.ts'

/** Metadata of the message, one line each. */
export function factsOf(request: ContactRequest): [name: string, value: string][] {
  const facts: [string, string | null][] = [
    ['From', `${request.name} (${request.email})`],
    ['Company', request.company],
    ['Workspace', request.workspaceName],
    ['Topic', request.topic],
    ['Writes in', languages[request.locale].inEnglish],
    ['Received', request.createdAt.toISOString()],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, onOneLine(value)]] : []))
}
