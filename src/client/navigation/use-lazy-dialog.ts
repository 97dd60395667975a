import { useState } from 'react'

/** For a dialog whose code is loaded on first use. It then stays mounted, so that it can animate closed. */
export function useLazyDialog() {
  const [open, setOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const show = () => {
    setIsWanted(true)
    setOpen(true)
  }
  return { open, setOpen, isWanted, show }
}
