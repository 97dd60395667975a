import type { Active } from '@dnd-kit/core'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { dayWithWeekday } from '#platform/day.ts'
import { calendarMessages } from '../i18n/index.ts'
import type { Target } from '../move-to.ts'
import { draggedItems } from './drag-target.ts'

/** What a screen reader says while a chip is dragged. */
export function useDragWords() {
  const t = useText(calendarMessages)
  const format = useFormat()
  const locale = useLocale()
  const titleOf = (active: Active) => ({ title: draggedItems(active)[0]?.title ?? '' })
  const placeOf = ({ day, time }: Target) =>
    [dayWithWeekday(day, locale), ...(time ? [format.clock(time)] : [])].join(', ')
  return {
    instructions: (hasKeys: boolean) => t(hasKeys ? 'drag.keys' : 'drag.instructions'),
    start: (active: Active) => t('drag.start', titleOf(active)),
    over: (active: Active, target: Target | null) =>
      target ? t('drag.over', { ...titleOf(active), day: placeOf(target) }) : t('drag.out', titleOf(active)),
    end: (active: Active, target: Target | null) =>
      target
        ? t('drag.end', { ...titleOf(active), day: placeOf(target) })
        : t('drag.cancel', titleOf(active)),
    cancel: (active: Active) => t('drag.cancel', titleOf(active)),
  }
}
