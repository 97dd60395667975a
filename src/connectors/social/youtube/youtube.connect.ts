import { wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { googleAppGuide } from '../google/google-app.ts'
import { youtubeConnectMessages } from './i18n/index.ts'

const { app, steps, advice } = wordsOf(youtubeConnectMessages)

/** What to do when signing in did not work. */
export const youtubeAdvice = advice

export const youtubeGuide: ConnectGuide = {
  steps: [steps.allow, steps.choose],
  fields: [],
  hasSignIn: true,
  app: googleAppGuide([app.enable]),
}
