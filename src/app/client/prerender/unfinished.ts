/** What a Suspense boundary leaves when the code of its content was missing, or failed. */
const UNFINISHED = '<!--$!-->'

export const isUnfinished = (html: string): boolean => html.includes(UNFINISHED)
