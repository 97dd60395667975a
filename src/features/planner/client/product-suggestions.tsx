import { Plus } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { plannerMessages } from '../i18n/index.ts'
import { MAX_PRODUCT_LENGTH } from '../planner.contract.ts'
import { usePosInsights } from './planner.queries.ts'

interface ProductSuggestionsProps {
  products: string[]
  onAdd: (product: string) => void
}

/** Best sellers that are not in the list yet. */
export function ProductSuggestions({ products, onAdd }: ProductSuggestionsProps) {
  const t = useText(plannerMessages)
  const sold = usePosInsights().data?.insights?.topProducts ?? []
  const offered = sold
    .map(({ name }) => name)
    .filter((name) => name.length <= MAX_PRODUCT_LENGTH && !products.includes(name))
  if (offered.length === 0) return null
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-muted text-xs">{t('business.suggestions')}</p>
      <ul aria-label={t('business.suggestions')} className="flex flex-wrap gap-2">
        {offered.map((name) => (
          <li key={name} className="min-w-0 max-w-full">
            <button
              type="button"
              aria-label={t('business.suggest', { product: name })}
              onClick={() => onAdd(name)}
              className="inline-flex min-h-8 pointer-coarse:min-h-11 max-w-full items-center gap-1.5 rounded-full border border-border-control border-dashed px-3 font-medium transition-colors hover:bg-surface-sunken"
            >
              <Plus aria-hidden className="size-3.5" />
              <bdi className="truncate">{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
