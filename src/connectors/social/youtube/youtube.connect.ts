import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect.ts'
import { youtubeConnectMessages } from './i18n/index.ts'

const { app, steps, advice } = wordsOf(youtubeConnectMessages)

/** What to do when signing in did not work. */
export const youtubeAdvice = advice

export const youtubeGuide: ConnectGuide = {
  steps: [steps.allow, steps.choose],
  fields: [],
  hasSignIn: true,
  app: {
    name: 'google',
    steps: [
      app.steps.project,
      app.steps.enable,
      app.steps.consent,
      app.steps.publish,
      app.steps.client,
      app.steps.keys,
    ],
    link: { url: 'https://console.cloud.google.com/auth/clients', label: app.link },
    clientId: untranslated('Client ID'),
    clientSecret: untranslated('Client secret'),
  },
}
