import { Button } from '#client/ui/button.tsx'

interface OwnNoteProps {
  text: string
  action: string
  onAction: () => void
}

/** Says that a value is custom, and offers the style's default. */
export function OwnNote({ text, action, onAction }: OwnNoteProps) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface-sunken px-4 py-2">
      <span className="min-w-0 flex-1 basis-40">{text}</span>
      <Button variant="link" onClick={onAction}>
        {action}
      </Button>
    </p>
  )
}
