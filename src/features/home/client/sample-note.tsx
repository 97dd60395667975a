import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { homeMessages } from '../i18n/index.ts'

interface SampleNoteProps {
  areHidden: boolean
  onTurn: (areHidden: boolean) => void
}

/** Explains the samples in one line, and lets people leave them. */
export function SampleNote({ areHidden, onTurn }: SampleNoteProps) {
  const t = useText(homeMessages)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      {t(areHidden ? 'samples.hidden' : 'samples.shown')}
      <Button variant="link" size="sm" onClick={() => onTurn(!areHidden)}>
        {t(areHidden ? 'samples.show' : 'samples.hide')}
      </Button>
    </p>
  )
}
