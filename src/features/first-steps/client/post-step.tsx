import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { reasonOf } from '#client/data/error-toast.ts'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { firstPlatforms } from '#connectors/social/platforms.ts'
import { generateCampaignSchema, MAX_PROMPT } from '#features/campaigns/campaigns.contract.ts'
import { usePlatforms } from '#features/campaigns/index.client.ts'
import { ImageChoice } from '#features/media-library/index.client.ts'
import { LiveTextList } from '#features/writing/index.client.ts'
import type { Industry } from '#platform/industries.ts'
import { ruleText } from '#platform/validation.ts'
import { firstStepsRules, welcomeMessages } from '../i18n/index.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { useWriteFirstPost } from './first-steps.queries.ts'
import { exampleTrade, type Goal, goals } from './post-examples.ts'
import { StepFrame } from './step-frame.tsx'

interface PostStepProps {
  industry: Industry | null
  brandId: string
  isFocused: boolean
  onBack: () => void
  onWritten: (campaignId: string) => void
}

const schema = z.object({
  prompt: z
    .string()
    .trim()
    .min(1, ruleText(firstStepsRules, 'giveBrief'))
    .pipe(generateCampaignSchema.shape.prompt),
})

export function PostStep({ industry, brandId, isFocused, onBack, onWritten }: PostStepProps) {
  const t = useText(welcomeMessages)
  const { named } = usePlatforms()
  const [goal, setGoal] = useState<Goal>('offer')
  const [imageId, setImageId] = useState<string | null>(null)
  const form = useContractForm(schema, { prompt: '' })
  const prompt = useWatch({ control: form.control, name: 'prompt' })
  const write = useWriteFirstPost()
  // The same for a second attempt: a request that was cut off is repeated, not doubled.
  const [liveId] = useState(() => crypto.randomUUID())
  const platforms = [...firstPlatforms]

  function choose(next: Goal) {
    setGoal(next)
    // A greeting can be used as it is; typed text stays.
    if (next === 'hello' && prompt.trim() === '') form.setValue('prompt', t('post.hello'))
    if (next !== 'hello' && prompt === t('post.hello')) form.setValue('prompt', '')
  }
  const submit = form.handleSubmit(async (answers) => {
    try {
      onWritten((await write.mutateAsync({ ...answers, platforms, brandId, imageId, liveId })).id)
    } catch (error) {
      if (!showFieldErrors(error, form.setError))
        toast({ variant: 'destructive', title: t('saveFailed'), description: reasonOf(error) })
    }
  })
  const example = goal === 'hello' ? '' : t(`post.examples.${exampleTrade(industry)}.${goal}`)

  return (
    <StepFrame
      question="post"
      isFocused={isFocused}
      onBack={write.isPending ? undefined : onBack}
      onSkip={undefined}
      onSubmit={() => void submit()}
      submit={
        <Button type="submit" pending={write.isPending}>
          {t('post.submit')}
        </Button>
      }
    >
      {write.isPending ? (
        <>
          <p className="font-medium">{t('post.pending', { count: platforms.length })}</p>
          <LiveTextList id={liveId} platforms={platforms} />
        </>
      ) : (
        <>
          <ChoiceCards
            legend={t('post.goal')}
            name="goal"
            options={goals.map((value) => ({ value, label: t(`post.goals.${value}`) }))}
            value={goal}
            onChange={choose}
            className="sm:grid-cols-4"
          />
          <Field
            label={t('post.brief')}
            hint={t('post.briefHint')}
            error={form.formState.errors.prompt?.message}
          >
            <Textarea rows={3} maxLength={MAX_PROMPT} placeholder={example} {...form.register('prompt')} />
          </Field>
          <div className="flex flex-col gap-2">
            <p className="font-medium">{t('post.photo')}</p>
            <ImageChoice value={imageId} onChange={setImageId} />
          </div>
          <p className="text-muted text-xs">{t('post.goesTo', { platforms: named(platforms).names })}</p>
        </>
      )}
    </StepFrame>
  )
}
