import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocale } from '#client/i18n/use-text.ts'
import { BellButton } from './bell-button.tsx'
import { refreshNotifications } from './notifications.queries.ts'

// The bell stands on every screen; what is behind it is fetched when it is first pressed.
const NotificationPopover = lazy(async () => ({
  default: (await import('./notification-popover.tsx')).NotificationPopover,
}))

export function NotificationBell() {
  const [isWanted, setIsWanted] = useState(false)
  useRereadInNewLanguage()
  if (!isWanted) return <BellButton onClick={() => setIsWanted(true)} />
  return (
    <Suspense fallback={<BellButton aria-busy />}>
      <NotificationPopover />
    </Suspense>
  )
}

/** The server words notifications in the reader's language, so a switch makes the ones at hand out of date. */
function useRereadInNewLanguage(): void {
  const locale = useLocale()
  const worded = useRef(locale)
  useEffect(() => {
    if (worded.current === locale) return
    worded.current = locale
    void refreshNotifications()
  }, [locale])
}
