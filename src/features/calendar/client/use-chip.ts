import { type SyntheticEvent, useContext } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { calendarMessages } from '../i18n/index.ts'
import { DRAG_HELP_ID } from './drag-target.ts'
import type { ChipItems } from './group-items.ts'
import { PickContext } from './pick-context.ts'
import { useWarningsOf } from './warnings-context.ts'

/** The name of a chip for screen readers, and how it is dragged. */
export function useChip(items: ChipItems) {
  const t = useText(calendarMessages)
  const format = useFormat()
  const locale = useLocale()
  const [item] = items
  const platforms = items.map(({ platform }) => platformName(platform, locale)).join(', ')
  const state = t(item.isOverdue ? 'state.overdue' : `status.${item.status}`)
  const isMarked = useWarningsOf(items).length > 0
  const name = [item.title, platforms, state, ...(isMarked ? [t('warnings.mark')] : [])].join(', ')
  const pick = useContext(PickContext)
  const take = ({ currentTarget }: SyntheticEvent<HTMLElement>) => pick(currentTarget, items)
  return {
    describedBy: item.canMove ? DRAG_HELP_ID : undefined,
    chip: {
      ...(item.canMove && { onMouseDown: take, onTouchStart: take, onKeyDown: take }),
      'aria-label': `${format.zoned(format.clock(item.time))}: ${name}`,
      title: item.title,
    },
  }
}
