/** Our registration at one authorization server, with its secret. */
export type OAuthClient = { clientId: string; clientSecret: string }
