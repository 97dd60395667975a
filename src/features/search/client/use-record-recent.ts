import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useCurrentUser } from '#core/session/index.client.ts'
import { addRecent, recordAt } from './recent-items.ts'

/** Remembers the opened campaigns, customers and conversations, however they were opened. */
export function useRecordRecent(): void {
  const { user } = useCurrentUser()
  const [path] = useLocation()
  const search = useSearch()
  useEffect(() => {
    const item = recordAt(path, search)
    if (user && item) addRecent(user, item)
  }, [user, path, search])
}
