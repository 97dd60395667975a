import type { SignUpMode } from '#platform/sign-up-mode.ts'

// The server writes into the page what it would otherwise have to ask for.
const mark = (name: string) => document.querySelector(`meta[name=${name}]`)

/** The server marks a page that was asked for without a session: then there is nobody to ask about. */
export const isSignedOutPage = (): boolean => mark('visitor')?.getAttribute('content') === 'signed-out'

export const markSignedIn = (): void => mark('visitor')?.setAttribute('content', 'signed-in')

/** Who can make an account here. */
export const signUpMode = (): SignUpMode => (mark('sign-up')?.getAttribute('content') ?? 'open') as SignUpMode
