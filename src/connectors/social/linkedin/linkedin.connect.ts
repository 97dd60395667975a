import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { linkedinConnectMessages } from './i18n/index.ts'

const { advice, app, steps, postsTo } = wordsOf(linkedinConnectMessages)

export const linkedinAdvice = advice

export const linkedinGuide: ConnectGuide = {
  steps: [steps.choose, steps.allow, steps.pick],
  fields: [
    {
      id: 'postsTo',
      kind: 'choice',
      label: postsTo.label,
      hint: postsTo.hint,
      choices: [
        { value: 'profile', label: postsTo.choices.profile },
        { value: 'pages', label: postsTo.choices.pages },
      ],
      preset: 'profile',
    },
  ],
  hasSignIn: true,
  app: {
    name: 'linkedin',
    steps: [
      app.steps.create,
      app.steps.verify,
      app.steps.profile,
      app.steps.pages,
      app.steps.redirect,
      app.steps.keys,
    ],
    link: { url: 'https://www.linkedin.com/developers/apps', label: app.link },
    clientId: untranslated('Client ID'),
    clientSecret: untranslated('Primary Client Secret'),
  },
}
