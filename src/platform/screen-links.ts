// Links between screens of features, by the parameters those screens read.

export const articleLink = (id: string) => `/help?article=${id}`

/** The calendar at the month of a day. */
export const calendarLink = (day: string): string => `/calendar?${new URLSearchParams({ at: day })}`
