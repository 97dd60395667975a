import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { metaConnectMessages } from './i18n/index.ts'

const { app, steps, advice } = wordsOf(metaConnectMessages)

/** What to do if Facebook lets us post nowhere. */
export const metaAdvice = advice

/** One sign-in for Facebook Pages and the Instagram accounts that are linked to them. */
export const metaGuide: ConnectGuide = {
  steps: [steps.allow, steps.pages, steps.choose],
  fields: [],
  hasSignIn: true,
  signsInOn: 'facebook',
  app: {
    name: 'meta',
    steps: [app.steps.create, app.steps.rights, app.steps.redirect, app.steps.live, app.steps.keys],
    link: { url: 'https://developers.facebook.com/apps/', label: app.link },
    clientId: untranslated('App ID'),
    clientSecret: untranslated('App secret'),
  },
}
