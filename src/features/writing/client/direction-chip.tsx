import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { bareText } from '../bare-text.ts'
import { briefChipsMessages } from '../i18n/index.ts'
import { type BriefDirection, MAX_AS_CONTENT_TEXT } from '../writing.contract.ts'
import { ChipPopover } from './chip-popover.tsx'
import { useChipWords } from './chip-words.ts'

interface DirectionChipProps {
  direction: BriefDirection
  isRemovable: boolean
  onRemove: () => void
  onPublish: () => void
}

/** A direction to the writer, as the setting that it is. */
export function DirectionChip({ direction, isRemovable, onRemove, onPublish }: DirectionChipProps) {
  const t = useText(briefChipsMessages)
  const words = useChipWords().ofDirection(direction)
  const text = bareText(direction.text)
  return (
    <ChipPopover words={words} look="setting">
      {(close) => (
        <>
          <p className="break-words text-muted">{t('setting', { text: t('quoted', { text }) })}</p>
          <div className="flex flex-wrap gap-2">
            {isRemovable ? (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  close('isGone')
                  onRemove()
                }}
              >
                {t('remove')}
              </Button>
            ) : null}
            {direction.text.length <= MAX_AS_CONTENT_TEXT ? (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  close('isGone')
                  onPublish()
                }}
              >
                {t('publish')}
              </Button>
            ) : null}
          </div>
          {isRemovable ? null : <p className="text-muted text-xs">{t('elsewhere')}</p>}
        </>
      )}
    </ChipPopover>
  )
}
