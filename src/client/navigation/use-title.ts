import { useEffect } from 'react'
import { pageTitle } from './page-title.ts'

/** Names the browser's tab after the screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
}
