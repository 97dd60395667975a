import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { industryMessages } from '#core/settings/i18n/index.ts'
import { workspaceDetailsSchema } from '#core/settings/workspace-settings.contract.ts'
import { LoadDemoButton } from '#features/demo-data/index.client.ts'
import { industries } from '#platform/industries.ts'
import { ruleText } from '#platform/validation.ts'
import { firstStepsRules, welcomeMessages } from '../i18n/index.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

const schema = z.object({
  name: workspaceDetailsSchema.shape.name.min(1, ruleText(firstStepsRules, 'giveName')),
  industry: workspaceDetailsSchema.shape.industry,
})

export function BusinessStep({ workspace, isSaving, onSave, ...frame }: StepProps) {
  const t = useText(welcomeMessages)
  const industryNames = useText(industryMessages)
  const form = useContractForm(schema, { name: workspace.name, industry: workspace.industry })
  const industry = useWatch({ control: form.control, name: 'industry' })
  return (
    <>
      <StepFrame
        {...frame}
        question="business"
        onBack={undefined}
        onSubmit={form.handleSubmit((answers) => onSave(answers))}
        submit={
          <Button type="submit" pending={isSaving}>
            {t('next')}
          </Button>
        }
      >
        <Field label={t('business.name')} error={form.formState.errors.name?.message}>
          <Input autoComplete="organization" {...form.register('name')} />
        </Field>
        <ChoiceCards
          legend={t('business.industry')}
          name="industry"
          options={industries.map((value) => ({ value, label: industryNames(value) }))}
          value={industry}
          onChange={(value) => form.setValue('industry', value)}
          className="sm:grid-cols-3"
        />
      </StepFrame>
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 border-t pt-5">
        <p className="min-w-0 flex-1 basis-64 text-pretty text-muted">{t('business.justLooking')}</p>
        <Suspense>
          <LoadDemoButton />
        </Suspense>
      </div>
    </>
  )
}
