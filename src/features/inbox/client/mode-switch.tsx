import { Lock, Reply } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { inboxMessages } from '../i18n/index.ts'
import type { Mode } from './drafts.ts'

interface ModeSwitchProps {
  mode: Mode
  canReply: boolean
  onChoose: (mode: Mode) => void
}

const modes = [
  { id: 'reply', Icon: Reply },
  { id: 'note', Icon: Lock },
] as const

export function ModeSwitch({ mode, canReply, onChoose }: ModeSwitchProps) {
  const t = useText(inboxMessages)
  return (
    <fieldset aria-label={t('composer.mode')} className="flex gap-1 rounded-md bg-surface-sunken p-0.5">
      {modes.map(({ id, Icon }) => (
        <Button
          key={id}
          variant="ghost"
          size="sm"
          aria-pressed={mode === id}
          disabled={id === 'reply' && !canReply}
          onClick={() => onChoose(id)}
          className="px-2.5 aria-pressed:bg-surface! aria-pressed:shadow-card"
        >
          <Icon aria-hidden className="max-sm:hidden" />
          {t(`composer.${id}`)}
        </Button>
      ))}
    </fieldset>
  )
}
