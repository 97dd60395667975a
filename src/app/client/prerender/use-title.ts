import { pageTitle } from '#client/navigation/page-title.ts'

let title = pageTitle('')

/** Replaces the real hook in the build, because effects do not run during pre-rendering. */
export function useTitle(wanted: string): void {
  title = pageTitle(wanted)
}

export const lastTitle = (): string => title
