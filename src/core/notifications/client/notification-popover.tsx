import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Popover, PopoverContent, PopoverTrigger } from '#client/ui/popover.tsx'
import { notificationMessages } from '../i18n/index.ts'
import { BellButton } from './bell-button.tsx'
import { NotificationPanel } from './notification-panel.tsx'

/** Open from the start: it is first mounted by a click on the bell. */
export function NotificationPopover() {
  const t = useText(notificationMessages)
  const [open, setOpen] = useState(true)
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger>
        <BellButton />
      </PopoverTrigger>
      <PopoverContent label={t('panel.title')} align="end" className="flex w-96 flex-col overflow-hidden p-0">
        <NotificationPanel onLeave={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  )
}
