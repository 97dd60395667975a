import { useEffect } from 'react'

function partWanted(): string | null {
  const params = new URLSearchParams(location.search)
  if (location.hash === '#results') return 'results'
  // A link to a post that waits for somebody leads to what they have to do; whoever came to edit is in the text already.
  return params.has('post') && !params.has('edit') ? 'needs-you' : null
}

/** Whoever followed a link to a part of the page is brought to it, once. */
export function useArrival(): void {
  useEffect(() => {
    const part = partWanted()
    if (part) document.getElementById(part)?.scrollIntoView()
  }, [])
}
