import type { Mail } from '#server/mail/mailer.ts'
import type { ContactRequest } from './contact.repository.ts'
import { factsOf } from './contact-facts.ts'
import { onOneLine } from './plain-text.ts'

/** What the operator gets, in English like all that is written for operators. An answer goes to the sender. */
export function contactMail(request: ContactRequest, to: string): Mail {
  const facts = factsOf(request).map(([name, value]) => `${name}: ${value}`)
  return {
    to,
    replyTo: request.email,
    subject: `CampAIgner ${request.topic}: ${onOneLine(request.name)}`,
    text: [...facts, '', request.message].join('\n'),
  }
}
