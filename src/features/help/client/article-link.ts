export const articleLink = (id: string) => `/help?article=${id}`
