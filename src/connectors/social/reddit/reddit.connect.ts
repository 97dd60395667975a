import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { redditConnectMessages } from './i18n/index.ts'

const { app, steps, communities, advice } = wordsOf(redditConnectMessages)

/** What to do when signing in did not work. */
export const redditAdvice = advice

export const redditGuide: ConnectGuide = {
  steps: [steps.communities, steps.allow, steps.choose],
  fields: [
    {
      id: 'communities',
      kind: 'text',
      label: communities.label,
      hint: communities.hint,
      example: untranslated('r/Breadit, r/bakery'),
    },
  ],
  hasSignIn: true,
  app: {
    name: 'reddit',
    steps: [app.steps.approval, app.steps.create, app.steps.redirect, app.steps.keys],
    link: { url: 'https://www.reddit.com/prefs/apps', label: app.link },
    clientId: app.clientId,
    clientSecret: app.clientSecret,
  },
}
