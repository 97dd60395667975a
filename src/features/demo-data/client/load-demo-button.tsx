import { PackageOpen } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { demoDataMessages } from '../i18n/index.ts'
import { useDemoDataState, useLoadDemoData } from './demo-data.queries.ts'
import { takeNotice } from './reload-notice.ts'

/** Shown until the demo data is loaded. Settings has the button to remove it. */
export function LoadDemoButton({ className }: { className?: string }) {
  const t = useText(demoDataMessages)
  const state = useDemoDataState()
  const load = useLoadDemoData()
  useEffect(() => {
    if (takeNotice()) toast({ title: t('loaded') })
  }, [t])
  if (state.data?.isLoaded !== false) return null
  return (
    <Button
      variant="secondary"
      className={className}
      pending={load.isPending || load.isSuccess}
      onClick={() => load.mutate()}
    >
      <PackageOpen aria-hidden />
      {t('load')}
    </Button>
  )
}
