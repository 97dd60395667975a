import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'
import { useLazyDialog } from '#client/navigation/use-lazy-dialog.ts'
import { SearchButton, useRecordRecent, useShortcuts } from '#features/search/index.client.ts'

const AppPalette = lazyWithPreload(() => import('../palette/app-palette.tsx'), 'AppPalette')
const AppShortcuts = lazyWithPreload(() => import('../palette/app-shortcuts.tsx'), 'AppShortcuts')

/** The search button of the header, and the keys that work everywhere. */
export function SearchEntry({ isCompact }: { isCompact: boolean }) {
  const palette = useLazyDialog()
  const list = useLazyDialog()
  const [, navigate] = useLocation()
  useRecordRecent()
  useShortcuts(palette.open, (command) => {
    if (command.kind === 'go') navigate(command.to)
    else if (command.kind === 'list') list.show()
    else if (palette.open) palette.setOpen(false)
    else palette.show()
  })
  return (
    <>
      <SearchButton
        isOpen={palette.open}
        isCompact={isCompact}
        onOpen={palette.show}
        onApproach={() => void AppPalette.fetch()}
      />
      {palette.isWanted ? (
        <Suspense>
          <AppPalette open={palette.open} onOpenChange={palette.setOpen} onShowShortcuts={list.show} />
        </Suspense>
      ) : null}
      {list.isWanted ? (
        <Suspense>
          <AppShortcuts open={list.open} onOpenChange={list.setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
