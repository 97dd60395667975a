import { FormCard } from '#client/forms/form-card.tsx'
import { useSavedForm } from '#client/forms/use-saved-form.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { type AiBudget, type AiUsage, aiBudgetSchema } from '#core/settings/ai-usage.contract.ts'
import { aiSettingsMessages } from '#core/settings/i18n/index.ts'
import { currencyDigits } from '#platform/currency.ts'
import { useSaveAiBudget } from './settings.queries.ts'

const budgetOf = ({ monthlyTokens, inputPrice, outputPrice }: AiUsage): AiBudget => ({
  monthlyTokens,
  inputPrice,
  outputPrice,
})

const asNumber = { setValueAs: (typed: unknown) => (typed === '' || typed === null ? null : Number(typed)) }

export function AiUsageCard({ usage }: { usage: AiUsage }) {
  const t = useText(aiSettingsMessages)
  const format = useFormat()
  const { user } = useCurrentUser()
  const save = useSaveAiBudget()
  const { form, card } = useSavedForm(aiBudgetSchema, budgetOf(usage), async (values) =>
    budgetOf(await save.mutateAsync(values)),
  )
  const { register, formState } = form
  const { errors } = formState
  const { cost, inputTokens, outputTokens, isAtLimit } = usage
  const units = 10 ** currencyDigits(user?.workspace.currency ?? 'USD')
  return (
    <FormCard
      title={t('usage.title')}
      description={t('usage.description')}
      submitLabel={t('usage.save')}
      savedLabel={t('usage.saved')}
      failureTitle={t('usage.failed')}
      {...card}
    >
      {isAtLimit ? <Alert tone="warning">{t('usage.atLimit')}</Alert> : null}
      <p>
        {t('usage.tokens', { count: inputTokens + outputTokens })}
        {cost === null ? null : ` ${t('usage.cost', { amount: format.money(Math.round(cost * units)) })}`}
      </p>
      <Field label={t('usage.limit')} hint={t('usage.limitHint')} error={errors.monthlyTokens?.message}>
        <Input type="number" inputMode="numeric" min={0} step={1} {...register('monthlyTokens', asNumber)} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('usage.inputPrice')} hint={t('usage.priceHint')} error={errors.inputPrice?.message}>
          <Input type="number" inputMode="decimal" min={0} step="any" {...register('inputPrice', asNumber)} />
        </Field>
        <Field label={t('usage.outputPrice')} error={errors.outputPrice?.message}>
          <Input
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            {...register('outputPrice', asNumber)}
          />
        </Field>
      </div>
    </FormCard>
  )
}
