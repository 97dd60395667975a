import { wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { snapchatConnectMessages } from './i18n/index.ts'

const { app, steps, advice } = wordsOf(snapchatConnectMessages)

/** What to do when signing in did not work. */
export const snapchatAdvice = advice

export const snapchatGuide: ConnectGuide = {
  steps: [steps.allow],
  fields: [],
  hasSignIn: true,
  app: {
    name: 'snapchat',
    steps: [app.steps.list, app.steps.create, app.steps.redirect, app.steps.keys],
    link: { url: 'https://business.snapchat.com/', label: app.link },
    clientId: app.clientId,
    clientSecret: app.clientSecret,
  },
}
