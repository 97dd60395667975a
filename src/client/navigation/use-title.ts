import { useEffect } from 'react'
import { pageTitle } from './page-title.ts'

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
}
