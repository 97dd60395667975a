import { useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { amountAsTyped, amountHint } from '#client/forms/typed-amount.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { spendingMessages } from '#features/social-accounts/i18n/index.ts'
import { MAX_MONTHLY_LIMIT, type SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import { unitsFromDecimal } from '#platform/money.ts'
import { useSetMonthlyLimit } from './spending.queries.ts'
import { useDollars } from './use-dollars.ts'

const CURRENCY = 'USD'
/** Limits are thousandths of a dollar; people enter cents. */
const PER_CENT = 10

interface MonthlyLimitDialogProps {
  account: SocialAccount
  limit: number
  onClose: () => void
}

export function MonthlyLimitDialog({ account, limit, onClose }: MonthlyLimitDialogProps) {
  const t = useText(spendingMessages)
  const locale = useLocale()
  const dollars = useDollars()
  const save = useSetMonthlyLimit()
  const before = amountAsTyped(Math.round(limit / PER_CENT), CURRENCY, locale)
  const [typed, setTyped] = useState(before)
  const [isTold, setIsTold] = useState(false)
  const cents = unitsFromDecimal(typed.trim(), CURRENCY)
  const isTooHigh = cents !== null && cents * PER_CENT > MAX_MONTHLY_LIMIT
  const problem = isTooHigh ? t('tooHigh', { most: dollars(MAX_MONTHLY_LIMIT) }) : amountHint(CURRENCY)
  const isWrong = cents === null || cents < 0 || isTooHigh
  return (
    <FormDialog
      title={t('title')}
      description={account.accountName}
      submitLabel={t('save')}
      pending={save.isPending}
      dirty={typed !== before}
      onSubmit={(event) => {
        event.preventDefault()
        setIsTold(true)
        if (isWrong || save.isPending) return
        save.mutate({ id: account.id, monthlyLimit: cents * PER_CENT }, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('text')}</p>
        <Field label={t('limit')} error={isTold && isWrong ? problem : undefined} required>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {save.isError ? (
          <Alert role="alert" tone="danger">
            {reasonOf(save.error)}
          </Alert>
        ) : null}
      </div>
    </FormDialog>
  )
}
