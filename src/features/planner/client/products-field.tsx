import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { plannerMessages } from '../i18n/index.ts'
import { MAX_PRODUCT_LENGTH, MAX_PRODUCTS } from '../planner.contract.ts'
import { ProductSuggestions } from './product-suggestions.tsx'

interface ProductsFieldProps {
  products: string[]
  onChange: (products: string[]) => void
}

export function ProductsField({ products, onChange }: ProductsFieldProps) {
  const t = useText(plannerMessages)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const product = typed.trim()
  const isKnown = products.includes(product)
  const isFull = products.length >= MAX_PRODUCTS

  function add() {
    if (product === '' || isKnown || isFull) return
    onChange([...products, product])
    setTyped('')
  }
  function addSuggested(suggested: string) {
    onChange([...products, suggested])
    input.current?.focus()
  }
  function remove(gone: string) {
    onChange(products.filter((each) => each !== gone))
    // The clicked button was removed with it.
    input.current?.focus()
  }

  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t('business.products')}
        hint={isFull ? t('business.full') : t('business.productsHint', { max: MAX_PRODUCTS })}
        error={isKnown ? t('business.known') : undefined}
      >
        <div className="flex gap-2">
          <Input
            ref={input}
            value={typed}
            maxLength={MAX_PRODUCT_LENGTH}
            placeholder={t('business.productPlaceholder')}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add()
            }}
          />
          <Button
            variant="secondary"
            disabled={product === '' || isKnown || isFull}
            onClick={() => {
              add()
              input.current?.focus()
            }}
          >
            <Plus aria-hidden />
            {t('business.add')}
          </Button>
        </div>
      </Field>
      {products.length > 0 ? (
        <ul aria-label={t('business.listLabel')} className="flex flex-wrap gap-2">
          {products.map((each) => (
            <li key={each} className="min-w-0 max-w-full">
              <button
                type="button"
                aria-label={t('business.remove', { product: each })}
                onClick={() => remove(each)}
                className="inline-flex min-h-8 pointer-coarse:min-h-11 max-w-full items-center gap-1.5 rounded-full bg-primary-subtle px-3 font-medium text-primary-ink transition-colors hover:bg-surface-sunken hover:text-ink"
              >
                <bdi className="truncate">{each}</bdi>
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isFull ? null : <ProductSuggestions products={products} onAdd={addSuggested} />}
    </div>
  )
}
