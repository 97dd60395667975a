import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { xConnectMessages } from './i18n/index.ts'

const { app, steps, advice } = wordsOf(xConnectMessages)

/** What to do when signing in did not work. */
export const xAdvice = advice

export const xGuide: ConnectGuide = {
  steps: [steps.allow],
  fields: [],
  hasSignIn: true,
  app: {
    name: 'x',
    steps: [
      app.steps.create,
      app.steps.authentication,
      app.steps.redirect,
      app.steps.credits,
      app.steps.keys,
    ],
    link: { url: 'https://console.x.com/', label: app.link },
    clientId: untranslated('OAuth 2.0 Client ID'),
    clientSecret: untranslated('OAuth 2.0 Client Secret'),
  },
}
