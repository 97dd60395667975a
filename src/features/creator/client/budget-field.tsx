import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { creatorMessages } from '../i18n/index.ts'
import { budgetFrom, MAX_BUDGET, MIN_BUDGET } from '../platform-config.ts'

interface BudgetFieldProps {
  budget: number
  onChange: (budget: number) => void
}

/** Keeps the typed text until blur; then it shows the parsed value. */
export function BudgetField({ budget, onChange }: BudgetFieldProps) {
  const t = useText(creatorMessages)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={t('budget.label')} hint={t('budget.hint')}>
      <Input
        type="number"
        inputMode="numeric"
        min={MIN_BUDGET}
        max={MAX_BUDGET}
        step={1}
        value={typed ?? String(budget)}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(budgetFrom(event.target.value))
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  )
}
