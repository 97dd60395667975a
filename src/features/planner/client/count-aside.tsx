import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import type { TextRule } from '#connectors/social/channel.ts'
import { count } from '#connectors/social/count.ts'
import { planMessages } from '../i18n/index.ts'

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
