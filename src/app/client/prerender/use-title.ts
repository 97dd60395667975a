import { pageTitle } from '#client/navigation/page-title.ts'

let title = pageTitle('')

/** The build uses this in place of the real hook: effects do not run while a page is pre-rendered. */
export function useTitle(wanted: string): void {
  title = pageTitle(wanted)
}

export const lastTitle = (): string => title
