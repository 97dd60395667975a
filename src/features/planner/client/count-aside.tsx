import type { TextRule } from '#channels/channel.ts'
import { count } from '#channels/count.ts'
import { useText } from '#client/i18n.ts'
import { cn } from '#client/ui/cn.ts'
import { planMessages } from '../plan.messages.ts'

/** How much of a platform's limit a text takes, counted as that network counts. */
export function CountAside({ text, rule }: { text: string; rule: TextRule }) {
  const t = useText(planMessages)
  const used = count(text, rule.counting)
  return (
    <span className={cn('tabular', used > rule.max && 'font-medium text-danger')}>
      {t('edit.count', { count: used, max: rule.max })}
    </span>
  )
}
