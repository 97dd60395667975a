/** Who may sign up: everyone, invited people, or nobody. */
export const signUpModes = ['open', 'invite', 'off'] as const
export type SignUpMode = (typeof signUpModes)[number]
