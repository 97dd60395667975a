import { Hash, Plus, Rows3, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { manifestFor } from '#connectors/social/account-manifest.ts'
import type { FollowUpRule } from '#connectors/social/channel.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import type { ServerLimits } from '#connectors/social/server-limits.ts'
import { count } from '#connectors/social/text/count.ts'
import { moveHashtags, type PostWords, splitIntoThread } from '#features/campaigns/follow-ups.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { LengthField } from './counted-field.tsx'

interface FollowUpsFieldProps {
  platform: Platform
  limits: ServerLimits | null
  words: PostWords
  onChange: (words: Partial<PostWords>) => void
}

const isSame = (one: PostWords, other: PostWords) => JSON.stringify(one) === JSON.stringify(other)

/** A comment that was written while the network took them can only be removed. */
const FORMER: FollowUpRule = { kind: 'comment', most: 0, max: 10_000, counting: 'utf16' }

/** The first comment or the further parts of a thread, on networks that have them. */
export function FollowUpsField({ platform, limits, words, onChange }: FollowUpsFieldProps) {
  const t = useText(campaignDetailMessages)
  const rule = manifestFor(platform, limits).followUps ?? (words.followUps.length > 0 ? FORMER : undefined)
  const [step, setStep] = useState<{ before: PostWords; after: PostWords } | null>(null)
  if (!rule) return null
  const { text, followUps } = words
  const isThread = rule.kind === 'thread'
  const moved = followUps.length > 0 ? null : isThread ? splitIntoThread(text, rule) : moveHashtags(text)

  function change(after: PostWords) {
    setStep({ before: words, after })
    onChange(after)
  }
  const replaceAt = (place: number, with_: string[]) =>
    onChange({ followUps: followUps.toSpliced(place, 1, ...with_) })

  return (
    <div className="flex flex-col gap-3">
      {followUps.map((followUp, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and equal texts are possible.
        <div key={place} className="relative">
          <LengthField
            platform={platform}
            label={isThread ? t('followUps.part', { number: place + 2 }) : t('followUps.comment')}
            length={{ value: count(followUp, rule.counting, rule.charactersPerLink), limit: rule.max }}
            counting={rule.counting}
          >
            <Textarea
              rows={isThread ? 3 : 2}
              dir="auto"
              value={followUp}
              onChange={(event) => replaceAt(place, [event.target.value])}
            />
          </LengthField>
          <Button variant="link" size="sm" className="mt-1" onClick={() => replaceAt(place, [])}>
            <X aria-hidden />
            {isThread ? t('followUps.removePart', { number: place + 2 }) : t('followUps.removeComment')}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {followUps.length < rule.most ? (
          <Button variant="link" size="sm" onClick={() => onChange({ followUps: [...followUps, ''] })}>
            <Plus aria-hidden />
            {isThread ? t('followUps.addPart') : t('followUps.addComment')}
          </Button>
        ) : null}
        {moved ? (
          <Button variant="link" size="sm" onClick={() => change(moved)}>
            {isThread ? <Rows3 aria-hidden /> : <Hash aria-hidden />}
            {isThread ? t('followUps.split') : t('followUps.moveHashtags')}
          </Button>
        ) : null}
        {step && isSame(step.after, words) ? (
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              onChange(step.before)
              setStep(null)
            }}
          >
            <Undo2 aria-hidden />
            {isThread ? t('followUps.undoSplit') : t('followUps.undoMove')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
