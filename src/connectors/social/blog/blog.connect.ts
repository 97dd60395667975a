import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { blogConnectMessages } from './i18n/index.ts'

const { steps, fields, advice } = wordsOf(blogConnectMessages)

export const blogGuide: ConnectGuide = {
  steps: [steps.open, steps.create, steps.paste],
  fields: [
    { id: 'address', kind: 'address', ...fields.address },
    { id: 'user', kind: 'text', ...fields.user, example: untranslated('maria') },
    {
      id: 'password',
      kind: 'secret',
      ...fields.password,
      example: untranslated('abcd EFGH 1234 ijkl MNOP 6789'),
    },
  ],
}

/** What to do if a site cannot be connected. */
export const blogAdvice = advice
