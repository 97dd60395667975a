import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { pinterestConnectMessages } from './i18n/index.ts'

const { app, steps } = wordsOf(pinterestConnectMessages)

export const pinterestGuide: ConnectGuide = {
  steps: [steps.allow, steps.choose],
  fields: [],
  hasSignIn: true,
  app: {
    name: 'pinterest',
    steps: [app.steps.business, app.steps.create, app.steps.redirect, app.steps.keys],
    link: { url: 'https://developers.pinterest.com/apps/', label: app.link },
    clientId: untranslated('App ID'),
    clientSecret: untranslated('App secret key'),
  },
}
