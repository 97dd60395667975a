import { Store } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { businessNameMessages } from '../i18n/index.ts'
import { useBrands } from './brands.queries.ts'
import { useShownBrand } from './use-brand-filter.ts'
import { useMayManageBrands } from './use-may-manage-brands.ts'
import { usePublicName } from './use-public-name.ts'

/** Asks people who may set it for the missing business name. */
export function BusinessNameHint({ className }: { className?: string }) {
  const t = useText(businessNameMessages)
  const mayManage = useMayManageBrands()
  const { isPending } = useBrands()
  const name = usePublicName(useShownBrand()?.id ?? null)
  if (!mayManage || isPending || name) return null
  return (
    <p className={cn('flex items-start gap-2 text-muted text-sm', className)}>
      <Store aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        <Link
          href="/settings?section=business"
          className="inline-flex pointer-coarse:min-h-11 items-center rounded-sm text-primary-ink underline underline-offset-4 hover:decoration-2"
        >
          {t('add')}
        </Link>{' '}
        {t('why')}
      </span>
    </p>
  )
}
