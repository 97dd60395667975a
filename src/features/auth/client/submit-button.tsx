import { LoaderCircle } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'

export interface SubmitButtonProps {
  label: string
  /** Label while submitting. */
  pendingLabel: string
  pending: boolean
}

export function SubmitButton({ label, pendingLabel, pending }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={pending} aria-busy={pending || undefined} className="min-h-11 w-full">
      {pending ? <LoaderCircle aria-hidden className="animate-spin" /> : null}
      {pending ? pendingLabel : label}
    </Button>
  )
}
