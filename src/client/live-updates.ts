import { useEffect } from 'react'
import * as z from 'zod'
import { clientId } from './api.ts'
import { queryClient, refresh } from './query.ts'

const changedSchema = z.object({ paths: z.array(z.string()), by: z.string().optional() })

/** Keeps the open screens up to date with what others change, for as long as the person is signed in. */
export function useLiveUpdates(): void {
  useEffect(() => {
    const source = new EventSource('/api/events')
    let hasBeenOpen = false
    source.addEventListener('changed', ({ data }) => {
      const { paths, by } = changedSchema.parse(JSON.parse(data))
      if (by !== clientId) void refresh(...paths)
    })
    // After a break nobody knows what was missed, so everything on screen is read again.
    const catchUp = () => void queryClient.invalidateQueries()
    source.addEventListener('gap', catchUp)
    source.addEventListener('open', () => {
      if (hasBeenOpen) catchUp()
      hasBeenOpen = true
    })
    return () => source.close()
  }, [])
}
