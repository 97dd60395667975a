import { Loaded } from '#client/data/loaded.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { LabeledSkeleton } from '#client/ui/skeleton.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { MAX_WORD, MAX_WORDS } from '#core/brands/brand-voice.contract.ts'
import { emojiHabits, hashtagHabits } from '#writer/voice.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { problemOf } from '../voice-draft.ts'
import type { useBrandVoice } from './brand-voice.queries.ts'
import type { VoiceDrafting } from './use-voice-draft.ts'
import { VoiceSamples } from './voice-samples.tsx'

const wordLists = ['wordsToUse', 'wordsToAvoid'] as const

interface VoiceCardProps {
  voice: ReturnType<typeof useBrandVoice>
  drafting: VoiceDrafting
  disabled: boolean
}

/** How the brand's posts sound. */
export function VoiceCard({ voice, drafting, disabled }: VoiceCardProps) {
  const t = useText(brandStudioMessages)
  return (
    <Card>
      <CardHeader title={t('voice.title')} description={t('voice.hint')} />
      <Loaded
        query={voice}
        failed={t('voice.error')}
        skeleton={
          <CardBody>
            <LabeledSkeleton label={t('voice.loading')} className="h-56" />
          </CardBody>
        }
      >
        {() => <VoiceFields drafting={drafting} disabled={disabled} />}
      </Loaded>
    </Card>
  )
}

function VoiceFields({ drafting, disabled }: Omit<VoiceCardProps, 'voice'>) {
  const t = useText(brandStudioMessages)
  const { draft, change } = drafting
  const limits = { tooManyWords: MAX_WORDS, longWord: MAX_WORD, onBothLists: 0 }
  return (
    <CardBody className="flex flex-col gap-6">
      <VoiceSamples drafting={drafting} disabled={disabled} />
      <div className="grid gap-6 sm:grid-cols-2">
        {wordLists.map((list) => {
          const problem = problemOf(draft, list)
          return (
            <Field
              key={list}
              label={t(`voice.${list}`)}
              hint={t(`voice.${list}Hint`)}
              error={problem && t(`voice.problems.${problem}`, { max: String(limits[problem]) })}
            >
              <Textarea
                rows={2}
                value={draft[list]}
                disabled={disabled}
                onChange={({ target }) => change({ [list]: target.value })}
              />
            </Field>
          )
        })}
      </div>
      <div>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label={t('voice.emoji')}>
            <Select
              value={draft.emoji}
              onValueChange={(emoji) => change({ emoji })}
              options={emojiHabits.map((value) => ({ value, label: t(`voice.emojiHabits.${value}`) }))}
              disabled={disabled}
            />
          </Field>
          <Field label={t('voice.hashtags')}>
            <Select
              value={draft.hashtags}
              onValueChange={(hashtags) => change({ hashtags })}
              options={hashtagHabits.map((value) => ({ value, label: t(`voice.hashtagHabits.${value}`) }))}
              disabled={disabled}
            />
          </Field>
        </div>
        <p className="mt-2 text-muted text-xs">{t('voice.habitsHint')}</p>
      </div>
    </CardBody>
  )
}
