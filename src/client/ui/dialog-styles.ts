export const overlayClass =
  'fixed inset-0 z-40 bg-overlay data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out'

export const dialogSizes = {
  sm: 'sm:max-w-sm',
  md: 'sm:max-w-lg',
  lg: 'sm:max-w-2xl',
  xl: 'sm:max-w-4xl',
} as const

/** A bottom sheet under 640 px, a centered panel above. */
export const dialogContentClass =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-xl border border-b-0 bg-surface-raised pb-[env(safe-area-inset-bottom)] shadow-raised outline-none data-[state=closed]:animate-to-bottom data-[state=open]:animate-from-bottom sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(85dvh,52rem)] sm:w-[calc(100%-3rem)] sm:rounded-lg sm:border-b sm:pb-0 sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in'

export const closeButtonClass =
  'absolute top-4 right-4 inline-flex size-8 pointer-coarse:top-2 pointer-coarse:right-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center justify-center rounded-sm text-muted transition-colors hover:bg-surface-sunken hover:text-ink'
