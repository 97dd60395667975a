import { TextCursorInput } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'

interface InsertTextButtonProps {
  /** Which of the texts it is, from 1. */
  number: number
  onClick: () => void
}

/** Inserts a suggested text into the editor. */
export function InsertTextButton({ number, onClick }: InsertTextButtonProps) {
  const t = useText(campaignDetailMessages)
  return (
    <Button variant="secondary" size="sm" aria-label={t('ideas.useNamed', { number })} onClick={onClick}>
      <TextCursorInput aria-hidden />
      {t('ideas.use')}
    </Button>
  )
}
