import type { Words } from '#platform/locale.ts'
import { untranslated, wordsOf } from '#platform/words.ts'
import type { AppGuide } from '../connect/connect.ts'
import { googleAppMessages } from './i18n/index.ts'

const { steps, link } = wordsOf(googleAppMessages)

/** How the shop registers its app at Google. `enable`: what this network needs in its project. */
export const googleAppGuide = (enable: readonly Words[]): AppGuide => ({
  name: 'google',
  steps: [steps.project, ...enable, steps.consent, steps.publish, steps.client, steps.keys],
  link: { url: 'https://console.cloud.google.com/auth/clients', label: link },
  clientId: untranslated('Client ID'),
  clientSecret: untranslated('Client secret'),
})
