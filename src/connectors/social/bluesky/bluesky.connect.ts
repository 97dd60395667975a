import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { blueskyConnectMessages } from './i18n/index.ts'

const { signIn, appPassword, noSignIn, steps, link, handle, password, server } =
  wordsOf(blueskyConnectMessages)

/** A server that offers no sign-in of this kind. */
export const blueskyAdvice = { noSignIn }

const example = untranslated('luna.bsky.social')

export const blueskySignInGuide: ConnectGuide = {
  title: signIn.title,
  text: signIn.text,
  steps: [signIn.steps.enter, signIn.steps.allow],
  fields: [{ id: 'handle', kind: 'text', ...signIn.handle, example }],
  hasSignIn: true,
}

export const blueskyAppPasswordGuide: ConnectGuide = {
  title: appPassword.title,
  text: appPassword.text,
  steps: [steps.open, steps.create, steps.enter],
  link: { url: 'https://bsky.app/settings/app-passwords', label: link },
  fields: [
    { id: 'handle', kind: 'text', ...handle, example },
    { id: 'password', kind: 'secret', ...password, example: untranslated('abcd-efgh-ijkl-mnop') },
    {
      id: 'server',
      kind: 'address',
      ...server,
      example: untranslated('https://bsky.social'),
      isOptional: true,
    },
  ],
}
