import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#client/data/query.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TooltipProvider } from '#client/ui/tooltip.tsx'
import { AppShell } from '../shell/app-shell.tsx'

/** The shell before user or screen are known. Inert: nothing in it works yet. */
export function ShellSkeleton() {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <div inert>
          <AppShell account={<AccountSkeleton />}>
            <ScreenSkeleton />
          </AppShell>
        </div>
      </TooltipProvider>
    </QueryClientProvider>
  )
}

/** As high as the account in the sidebar: two lines of text next to a picture. */
function AccountSkeleton() {
  return (
    <div className="flex items-center gap-3 border-t px-4 py-3">
      <Skeleton className="size-9 rounded-full" />
      <div className="flex h-9 flex-1 flex-col justify-center gap-1.5">
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-3 w-16" />
      </div>
    </div>
  )
}

/** A title with a line of text, a row of cards, and one large card: the outline of most screens. */
function ScreenSkeleton() {
  return (
    <>
      <div className="mb-6 flex flex-col gap-2">
        <Skeleton className="h-8 w-56 max-w-full" />
        <Skeleton className="h-4 w-96 max-w-full" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-28 rounded-lg" />
      </div>
      <Skeleton className="mt-6 h-96 rounded-lg" />
    </>
  )
}
