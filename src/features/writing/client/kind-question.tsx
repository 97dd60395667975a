import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { BriefKind } from '#writer/reading/brief-reading.ts'
import { briefChipsMessages } from '../i18n/index.ts'
import type { BriefSummary } from '../writing.contract.ts'
import { KindMenu } from './kind-menu.tsx'

const MAX_LIKELY = 3
/** Fill up what the brief gives no sign of. */
const commonKinds: readonly BriefKind[] = ['general', 'offer', 'event', 'new_product']

interface KindQuestionProps {
  reading: Pick<BriefSummary, 'kind' | 'otherKinds'>
  onKind: (kind: BriefKind) => void
}

/** Asks instead of guessing. */
export function KindQuestion({ reading: { kind, otherKinds }, onKind }: KindQuestionProps) {
  const t = useText(briefChipsMessages)
  const likely = [...new Set([kind, ...otherKinds, ...commonKinds])].slice(0, MAX_LIKELY)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2">{t('question')}</legend>
      <div className="flex flex-wrap gap-2">
        {likely.map((each) => (
          <Button key={each} size="sm" variant="secondary" onClick={() => onKind(each)}>
            {t(`kinds.${each}`)}
          </Button>
        ))}
        <KindMenu
          kind={null}
          onKind={onKind}
          isTriggerGone
          trigger={
            <Button size="sm" variant="ghost">
              {t('somethingElse')}
            </Button>
          }
        />
      </div>
    </fieldset>
  )
}
