import { useState } from 'react'

/** For a dialog whose code is fetched when it is first wanted, and which then stays, so that it can close as it opened. */
export function useLazyDialog() {
  const [open, setOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const show = () => {
    setIsWanted(true)
    setOpen(true)
  }
  return { open, setOpen, isWanted, show }
}
