import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { emailConnectMessages } from './i18n/index.ts'

const { steps, fields, security, advice } = wordsOf(emailConnectMessages)

export const emailAdvice = advice

/** One a second: hosts of small shops allow between 200 and 3600 mails an hour, and slow senders look trustworthy. */
export const USUAL_PER_MINUTE = 60
export const MAX_PER_MINUTE = 6000

export const emailGuide: ConnectGuide = {
  steps: [steps.domain, steps.enter, steps.settings],
  fields: [
    { id: 'fromEmail', kind: 'text', ...fields.fromEmail },
    { id: 'fromName', kind: 'text', isOptional: true, ...fields.fromName },
    {
      id: 'host',
      kind: 'address',
      isOptional: true,
      ...fields.host,
      example: untranslated('smtp.example.com'),
    },
    { id: 'port', kind: 'text', isOptional: true, ...fields.port, example: untranslated('587') },
    {
      id: 'security',
      kind: 'choice',
      label: fields.security.label,
      choices: [
        { value: 'starttls', label: security.starttls },
        { value: 'tls', label: security.tls },
      ],
      preset: 'starttls',
    },
    { id: 'user', kind: 'text', isOptional: true, ...fields.user },
    { id: 'password', kind: 'secret', isOptional: true, ...fields.password },
    {
      id: 'perMinute',
      kind: 'text',
      isOptional: true,
      ...fields.perMinute,
      example: untranslated(`${USUAL_PER_MINUTE}`),
    },
  ],
}
