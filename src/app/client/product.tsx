import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Toaster } from '#client/ui/toaster.tsx'
import { TooltipProvider } from '#client/ui/tooltip.tsx'
import { prefetchCurrentUser } from '#core/session/index.client.ts'
import { appMessages } from './i18n/index.ts'
import { watchForLostSession } from './lost-session.ts'
import { Router } from './router.tsx'

watchForLostSession()
prefetchCurrentUser()

/** The product behind the public pages: sign-in and all member screens. */
export function Product() {
  const t = useText(appMessages)
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <Router />
        <Toaster
          label={t('toast.label')}
          // The toaster inserts the key itself.
          regionLabel={t('toast.region', { hotkey: '{hotkey}' })}
          closeLabel={t('toast.close')}
        />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
