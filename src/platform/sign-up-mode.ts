/** Who may make an account: everybody, those with an invitation, or nobody. */
export const signUpModes = ['open', 'invite', 'off'] as const
export type SignUpMode = (typeof signUpModes)[number]
