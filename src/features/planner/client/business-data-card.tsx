import { Sparkles } from 'lucide-react'
import { useId } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { BelowFold } from '#client/ui/first-look.tsx'
import { Select } from '#client/ui/select.tsx'
import { seasons } from '#core/content-plans/content-plan.ts'
import { industryMessages } from '#core/settings/i18n/index.ts'
import { industries } from '#platform/industries.ts'
import { plannerMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { PeriodFields } from './period-fields.tsx'
import { PlatformsField } from './platforms-field.tsx'
import { ProductsField } from './products-field.tsx'
import { isUnderWay } from './use-generation-news.ts'
import type { Generator } from './use-generator.ts'

const NO_SEASON = 'none'
/** Platforms and period. */
const FIELDS_BELOW_FOLD = 410

interface BusinessDataCardProps {
  generator: Generator
  years: number[]
  /** The existing plan of the chosen month. */
  plan: ContentPlan | null
}

export function BusinessDataCard({ generator, years, plan }: BusinessDataCardProps) {
  const t = useText(plannerMessages)
  const industryText = useText(industryMessages)
  const hintId = useId()
  const { values, set, isPending, submit } = generator
  const { industry, products, season, platforms } = values
  const isRunning = isPending || (plan !== null && isUnderWay(plan))
  const hint = !industry ? t('generate.hint') : plan?.generation === 'done' ? t('generate.another') : null
  return (
    <Card>
      <CardHeader title={t('business.title')} description={t('business.description')} />
      <CardBody className="flex flex-col gap-5">
        <Field label={t('business.industry')} required>
          <Select
            value={industry}
            placeholder={t('business.industryPlaceholder')}
            onValueChange={(chosen) => set({ industry: chosen })}
            options={industries.map((value) => ({ value, label: industryText(value) }))}
          />
        </Field>
        <ProductsField products={products} onChange={(next) => set({ products: next })} />
        <Field label={t('business.season')}>
          <Select
            value={season ?? NO_SEASON}
            onValueChange={(chosen) => set({ season: chosen === NO_SEASON ? null : chosen })}
            options={[
              { value: NO_SEASON, label: t('business.noSeason') },
              ...seasons.map((value) => ({ value, label: t(`seasons.${value}`) })),
            ]}
          />
        </Field>
        <BelowFold height={FIELDS_BELOW_FOLD}>
          <PlatformsField chosen={platforms} onChange={(next) => set({ platforms: next })} />
          <PeriodFields values={values} years={years} onChange={set} />
        </BelowFold>
      </CardBody>
      <CardFooter className="flex-col items-stretch gap-2 py-4 sm:flex-row sm:items-center">
        <Button
          size="lg"
          pending={isRunning}
          disabled={!industry || platforms.length === 0}
          aria-describedby={hint ? hintId : undefined}
          onClick={submit}
        >
          <Sparkles aria-hidden />
          {t('generate.submit')}
        </Button>
        {hint ? (
          <p id={hintId} className="text-muted">
            {hint}
          </p>
        ) : null}
      </CardFooter>
    </Card>
  )
}
