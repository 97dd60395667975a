import { Plus, Tags } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { Brand } from '../brands.contract.ts'
import { brandMessages } from '../i18n/index.ts'
import { useActiveBrand } from './active-brand.ts'
import { ArchiveBrandDialog } from './archive-brand-dialog.tsx'
import { ArchivedBrands } from './archived-brands.tsx'
import { BrandActions } from './brand-actions.tsx'
import { BrandDialog } from './brand-dialog.tsx'
import { BrandRow } from './brand-row.tsx'
import { useBrands } from './brands.queries.ts'
import { useMayManageBrands } from './use-may-manage-brands.ts'

function BrandRowsSkeleton() {
  const t = useText(brandMessages)
  return (
    <output className="mt-4 block divide-y border-t">
      <VisuallyHidden>{t('switcher.loading')}</VisuallyHidden>
      {['w-40', 'w-28'].map((width) => (
        <div key={width} className="flex items-center gap-3 px-5 py-3">
          <Skeleton className="size-9" />
          <Skeleton className={width} />
          <Skeleton className="ml-auto h-8 w-20" />
        </div>
      ))}
    </output>
  )
}

type OpenedDialog = { kind: 'add' } | { kind: 'edit' | 'archive'; brand: Brand }

/** The brands of the workspace with all actions, for the settings. */
export function BrandsSection() {
  const t = useText(brandMessages)
  const common = useText(commonMessages)
  const brands = useBrands()
  const rows = brands.data?.items ?? []
  const active = useActiveBrand(rows)
  const mayManage = useMayManageBrands()
  const [dialog, setDialog] = useState<OpenedDialog | null>(null)
  const close = () => setDialog(null)
  const add = () => setDialog({ kind: 'add' })

  function content(): ReactNode {
    if (brands.isPending) return <BrandRowsSkeleton />
    if (!brands.data) {
      return (
        <ErrorState
          title={t('section.error')}
          reason={reasonOf(brands.error)}
          retryLabel={common('retry')}
          retrying={brands.isFetching}
          onRetry={() => brands.refetch()}
        />
      )
    }
    if (rows.length === 0) {
      const first = <Button onClick={add}>{t('switcher.addFirst')}</Button>
      return (
        <EmptyState
          icon={<Tags />}
          title={t('section.empty')}
          description={t('section.emptyText')}
          action={mayManage ? first : undefined}
        />
      )
    }
    return (
      <ul aria-label={t('section.list')} className="mt-4 divide-y border-t">
        {rows.map((brand) => (
          <BrandRow key={brand.id} brand={brand} isActive={brand === active}>
            <BrandActions
              brand={brand}
              isActive={brand === active}
              onEdit={mayManage ? () => setDialog({ kind: 'edit', brand }) : undefined}
              onArchive={mayManage ? () => setDialog({ kind: 'archive', brand }) : undefined}
            />
          </BrandRow>
        ))}
      </ul>
    )
  }

  return (
    <div className="flex flex-col gap-6">
      <Card>
        <CardHeader
          title={t('section.title')}
          description={mayManage ? t('section.text') : `${t('section.text')} ${t('section.readOnly')}`}
          actions={
            mayManage && rows.length > 0 ? (
              <Button onClick={add}>
                <Plus aria-hidden />
                {t('switcher.add')}
              </Button>
            ) : null
          }
        />
        {content()}
      </Card>
      <ArchivedBrands />
      {dialog?.kind === 'add' ? <BrandDialog onClose={close} /> : null}
      {dialog?.kind === 'edit' ? <BrandDialog brand={dialog.brand} onClose={close} /> : null}
      {dialog?.kind === 'archive' ? <ArchiveBrandDialog brand={dialog.brand} onClose={close} /> : null}
    </div>
  )
}
