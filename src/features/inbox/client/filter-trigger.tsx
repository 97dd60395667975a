import { ListFilter } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button, type ButtonProps } from '#client/ui/button.tsx'
import { inboxMessages } from '../i18n/index.ts'

interface FilterTriggerProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  count: number
}

export function FilterTrigger({ count, ...props }: FilterTriggerProps) {
  const t = useText(inboxMessages)
  return (
    <Button
      variant="secondary"
      className="px-3"
      aria-label={count > 0 ? t('filters.buttonCount', { count }) : t('filters.button')}
      {...props}
    >
      <ListFilter aria-hidden />
      <span className="max-sm:hidden">{t('filters.button')}</span>
      {count > 0 ? (
        <span className="rounded-full bg-primary px-1.5 text-on-primary text-xs tabular">{count}</span>
      ) : null}
    </Button>
  )
}
