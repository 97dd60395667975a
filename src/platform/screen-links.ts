// Links that features offer to each other's screens, by the names that those screens read from their address.

export const articleLink = (id: string) => `/help?article=${id}`

/** The calendar at the month of a day. */
export const calendarLink = (day: string): string => `/calendar?${new URLSearchParams({ at: day })}`
