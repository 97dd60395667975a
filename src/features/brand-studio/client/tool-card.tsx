import type { LucideIcon } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'

interface ToolCardProps {
  Icon: LucideIcon
  title: string
  text: string
  action: string
  onOpen: () => void
}

/** One action with its button. */
export function ToolCard({ Icon, title, text, action, onOpen }: ToolCardProps) {
  return (
    <Card className="flex flex-col gap-3 p-5">
      <span
        aria-hidden
        className="flex size-10 items-center justify-center rounded-md bg-primary-subtle text-primary-ink"
      >
        <Icon className="size-5" />
      </span>
      <div className="flex-1">
        <h3 className="text-base">{title}</h3>
        <p className="mt-0.5 text-pretty text-muted">{text}</p>
      </div>
      <Button variant="secondary" size="sm" className="self-start" onClick={onOpen}>
        {action}
      </Button>
    </Card>
  )
}
