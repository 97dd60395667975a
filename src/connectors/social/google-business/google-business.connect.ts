import { wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { googleAppGuide } from '../google/google-app.ts'
import { googleBusinessConnectMessages } from './i18n/index.ts'

const { app, steps, advice } = wordsOf(googleBusinessConnectMessages)

/** What to do when signing in did not work. */
export const googleBusinessAdvice = advice

export const googleBusinessGuide: ConnectGuide = {
  steps: [steps.allow, steps.choose],
  fields: [],
  hasSignIn: true,
  app: googleAppGuide([app.access, app.enable]),
}
