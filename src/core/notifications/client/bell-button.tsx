import { Bell } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { notificationMessages } from '../i18n/index.ts'
import { useNotifications } from './notifications.queries.ts'

/** A red dot shows unread notifications. */
export function BellButton(props: Omit<ComponentProps<typeof Button>, 'children' | 'aria-label'>) {
  const t = useText(notificationMessages)
  const hasUnread = useNotifications().data?.items.some(({ isRead }) => !isRead) ?? false
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-label={hasUnread ? t('panel.openUnread') : t('panel.open')}
      {...props}
    >
      <Bell aria-hidden />
      {hasUnread ? (
        <span
          aria-hidden
          className="absolute top-1.5 pointer-coarse:top-2.5 right-1.5 pointer-coarse:right-2.5 size-2.5 rounded-full border-2 border-canvas bg-danger-solid"
        />
      ) : null}
    </Button>
  )
}
