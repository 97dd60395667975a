import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'

interface ManualPublishStepProps {
  number: number
  title: string
  isDone?: boolean
  children: ReactNode
}

export function ManualPublishStep({ number, title, isDone = false, children }: ManualPublishStepProps) {
  const t = useText(manualPublishMessages)
  return (
    <li className="flex min-w-0 gap-3">
      <span
        aria-hidden
        className={cn(
          'flex size-7 shrink-0 items-center justify-center rounded-full font-semibold tabular',
          isDone ? 'bg-success-subtle text-success' : 'bg-surface-sunken',
        )}
      >
        {isDone ? <Check className="size-4" /> : number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2.5">
        <h4 className="pt-0.5 font-semibold">
          {title}
          {isDone ? <VisuallyHidden>{` (${t('done')})`}</VisuallyHidden> : null}
        </h4>
        {children}
      </div>
    </li>
  )
}
