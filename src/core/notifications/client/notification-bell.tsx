import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { refresh } from '#client/data/query.ts'
import { useLocale } from '#client/i18n/use-text.ts'
import { BellButton } from './bell-button.tsx'

// The bell is on every screen; its panel is loaded on first use.
const NotificationPopover = lazy(async () => ({
  default: (await import('./notification-popover.tsx')).NotificationPopover,
}))

export function NotificationBell() {
  const [isWanted, setIsWanted] = useState(false)
  useRefetchOnLanguageChange()
  if (!isWanted) return <BellButton onClick={() => setIsWanted(true)} />
  return (
    <Suspense fallback={<BellButton aria-busy />}>
      <NotificationPopover />
    </Suspense>
  )
}

/** The server words notifications in the reader's language, so a switch makes them stale. */
function useRefetchOnLanguageChange(): void {
  const locale = useLocale()
  const worded = useRef(locale)
  useEffect(() => {
    if (worded.current === locale) return
    worded.current = locale
    void refresh('notifications')
  }, [locale])
}
