import type { Active, DndContextProps, Over } from '@dnd-kit/core'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { dayWithWeekday } from '#platform/day.ts'
import { planMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'

/** Screen reader announcements while dragging a post. */
export function useDragWords({ posts }: ContentPlan): NonNullable<DndContextProps['accessibility']> {
  const t = useText(planMessages)
  const locale = useLocale()
  const title = ({ id }: Active) => posts.find((post) => post.id === id)?.title ?? ''
  const day = ({ id }: Over) => dayWithWeekday(String(id), locale)
  return {
    screenReaderInstructions: { draggable: t('drag.help') },
    announcements: {
      onDragStart: ({ active }) => t('drag.start', { title: title(active) }),
      onDragOver: ({ active, over }) =>
        over
          ? t('drag.over', { title: title(active), day: day(over) })
          : t('drag.nowhere', { title: title(active) }),
      onDragEnd: ({ active, over }) =>
        over
          ? t('drag.end', { title: title(active), day: day(over) })
          : t('drag.cancel', { title: title(active) }),
      onDragCancel: ({ active }) => t('drag.cancel', { title: title(active) }),
    },
  }
}
