import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { cn } from '#client/ui/cn.ts'

interface NewCampaignLinkProps {
  href: string
  label: string
  tabIndex?: number
  className?: string
}

/** The "+" of a day or an hour. It appears with the pointer or the focus of its `group`; on touch screens it stays. */
export function NewCampaignLink({ href, label, tabIndex, className }: NewCampaignLinkProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      className={cn(
        'flex size-6 items-center justify-center rounded-sm text-muted opacity-0 transition-opacity hover:bg-surface-sunken hover:text-ink focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 max-sm:opacity-100 pointer-coarse:opacity-100',
        className,
      )}
    >
      <Plus aria-hidden className="size-4" />
    </Link>
  )
}
