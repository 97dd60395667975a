import type { SignUpMode } from '#platform/sign-up-mode.ts'

// The server embeds in the page what would otherwise need a request.
const mark = (name: string) => document.querySelector(`meta[name=${name}]`)

/** The server marks pages requested without a session, so no user has to be fetched. */
export const isSignedOutPage = (): boolean => mark('visitor')?.getAttribute('content') === 'signed-out'

export const markSignedIn = (): void => mark('visitor')?.setAttribute('content', 'signed-in')

/** Who can sign up here. */
export const signUpMode = (): SignUpMode => (mark('sign-up')?.getAttribute('content') ?? 'open') as SignUpMode
