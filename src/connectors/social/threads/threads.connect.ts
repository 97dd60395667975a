import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { threadsConnectMessages } from './i18n/index.ts'

const { app, steps, advice } = wordsOf(threadsConnectMessages)

/** What to do when signing in did not work. */
export const threadsAdvice = advice

export const threadsGuide: ConnectGuide = {
  steps: [steps.allow],
  fields: [],
  hasSignIn: true,
  app: {
    name: 'threads',
    steps: [app.steps.create, app.steps.rights, app.steps.redirect, app.steps.tester, app.steps.keys],
    link: { url: 'https://developers.facebook.com/apps/', label: app.link },
    clientId: untranslated('Threads App ID'),
    clientSecret: untranslated('Threads App secret'),
  },
}
