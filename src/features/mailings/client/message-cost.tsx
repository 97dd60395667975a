import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { formatNumber } from '#platform/number-format.ts'
import { mailingMessages } from '../i18n/index.ts'
import { MOST_PER_MESSAGE } from '../mailings.contract.ts'
import { useSaveMessagePrice } from './mailings.queries.ts'
import { PARTS, useMessagePrice } from './use-message-price.ts'

const EXAMPLE = 0.0615

const numberIn = (text: string) => Math.round(Number(text.trim().replace(',', '.')) * PARTS)

interface MessageCostProps {
  audience: number
  price: number | null
  pricesUrl: string
  mayManage: boolean
}

function PriceDialog({
  price,
  currency,
  onClose,
}: {
  price: number | null
  currency: string
  onClose: () => void
}) {
  const t = useText(mailingMessages)
  const locale = useLocale()
  const save = useSaveMessagePrice()
  const written = (parts: number) => formatNumber(parts / PARTS, locale, { maximumFractionDigits: 4 })
  const before = price === null ? '' : written(price)
  const [typed, setTyped] = useState(before)
  const [isTold, setIsTold] = useState(false)
  const parts = typed.trim() === '' ? null : numberIn(typed)
  const isWrong = parts !== null && !(parts >= 0 && parts <= MOST_PER_MESSAGE)
  const example = written(EXAMPLE * PARTS)
  return (
    <FormDialog
      title={t('cost.title')}
      description={t('cost.text')}
      submitLabel={t('cost.save')}
      pending={save.isPending}
      dirty={typed !== before}
      onSubmit={(event) => {
        event.preventDefault()
        setIsTold(true)
        if (!isWrong && !save.isPending) save.mutate({ messagePrice: parts }, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Field
          label={t('cost.field')}
          hint={t('cost.hint', { currency, example })}
          error={isTold && isWrong ? t('cost.wrong', { example }) : undefined}
        >
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

/** What sending will cost: the sum if the owner has said what a message costs, and where the prices are. */
export function MessageCost({ audience, price, pricesUrl, mayManage }: MessageCostProps) {
  const t = useText(mailingMessages)
  const { currency, each, sum } = useMessagePrice()
  const [isEntering, setIsEntering] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-surface-sunken px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        {price === null ? null : (
          <p className="font-medium tabular">
            {t('cost.sum', { sum: sum(price, audience), price: each(price) })}
          </p>
        )}
        <p className="text-muted text-xs">
          {t('cost.byCountry')}{' '}
          <a
            href={pricesUrl}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-1 underline underline-offset-4"
          >
            {t('cost.prices')}
            <ExternalLink aria-hidden className="size-3" />
          </a>
        </p>
      </div>
      {mayManage ? (
        <Button variant="ghost" size="sm" className="-ms-3 sm:ms-0" onClick={() => setIsEntering(true)}>
          {t(price === null ? 'cost.enter' : 'cost.change')}
        </Button>
      ) : null}
      {isEntering ? (
        <PriceDialog price={price} currency={currency} onClose={() => setIsEntering(false)} />
      ) : null}
    </div>
  )
}
