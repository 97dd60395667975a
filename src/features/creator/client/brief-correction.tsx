import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Button } from '#client/ui/button.tsx'
import type { BriefDraft } from '#features/writing/edit-brief.ts'
import { BriefChips } from '#features/writing/index.client.ts'
import type { Creation } from '../creator.contract.ts'
import { creatorMessages } from '../i18n/index.ts'
import { useCreate } from './creator.queries.ts'
import { repeatInput } from './repeat-input.ts'

interface BriefCorrectionProps {
  input: Creation['input']
  onRetried: (creationId: string) => void
}

/** What was understood of the brief; once something is corrected, the campaign can be written again. */
export function BriefCorrection({ input, onRetried }: BriefCorrectionProps) {
  const t = useText(creatorMessages)
  const [corrected, setCorrected] = useState<BriefDraft | null>(null)
  const create = useCreate(({ id }) => onRetried(id))
  const now = useNow()
  const { idea, text, kind, asContent } = input
  const brief = corrected ?? { idea, text, kind, asContent }
  return (
    <div className="flex flex-col gap-3">
      <BriefChips
        brief={brief}
        brandId={input.brandId ?? null}
        scheduledFor={input.scheduledFor}
        onChange={setCorrected}
      />
      {corrected ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 flex-1 basis-64 text-muted">
            {t('correction.changed')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              pending={create.isPending}
              disabled={corrected.idea.trim() === ''}
              onClick={() => create.mutate({ ...repeatInput(input, now), ...corrected })}
            >
              <RotateCw aria-hidden />
              {t('correction.again')}
            </Button>
            <Button variant="ghost" disabled={create.isPending} onClick={() => setCorrected(null)}>
              {t('correction.discard')}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}
