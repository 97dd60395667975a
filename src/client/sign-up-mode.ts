import { type SignUpMode, signUpModes } from '#platform/sign-up-mode.ts'

/** The server writes into the page who can make an account, so that no page has to ask. */
export function signUpMode(): SignUpMode {
  const content = document.querySelector('meta[name=sign-up]')?.getAttribute('content')
  return signUpModes.find((mode) => mode === content) ?? 'open'
}
