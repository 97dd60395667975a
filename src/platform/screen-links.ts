// Links that features offer to each other's screens, by the names that those screens read from their address.

export const articleLink = (id: string) => `/help?article=${id}`
