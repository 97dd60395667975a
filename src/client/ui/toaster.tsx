import { CircleAlert, X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { cn } from './cn.ts'
import { type ToastRecord, toastStore, toastVisibleMs } from './toast-store.ts'

function useToasts(): readonly ToastRecord[] {
  return useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getSnapshot)
}

const hotkey = ['F8']

export interface ToasterProps {
  /** Announced before each toast: "Notification". */
  label: string
  /** Names the region; `{hotkey}` becomes F8. */
  regionLabel: string
  closeLabel: string
}

/** Once, at the end of the app. Phones show toasts at the top, away from the main action. */
export function Toaster({ label, regionLabel, closeLabel }: ToasterProps) {
  const toasts = useToasts()
  return (
    <Primitive.Provider label={label} duration={toastVisibleMs} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
      <Primitive.Viewport
        hotkey={hotkey}
        label={regionLabel}
        className="fixed inset-x-0 top-0 z-60 flex flex-col gap-2 p-4 pt-[max(1rem,env(safe-area-inset-top))] outline-none empty:hidden sm:top-auto sm:right-0 sm:bottom-0 sm:left-auto sm:w-full sm:max-w-md"
      />
    </Primitive.Provider>
  )
}

function ToastCard({ toast, closeLabel }: { toast: ToastRecord; closeLabel: string }) {
  const destructive = toast.variant === 'destructive'
  return (
    <Primitive.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) toast.dismiss()
      }}
      type={destructive ? 'foreground' : 'background'}
      className={cn(
        'flex items-start gap-3 rounded-md border bg-surface-raised py-3 pr-2 pl-4 text-ink shadow-raised data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[state=closed]:animate-fade-out data-[state=open]:animate-from-top data-[swipe=end]:animate-swipe-out data-[swipe=cancel]:transition-transform',
        destructive && 'border-danger-solid bg-danger-solid text-on-danger',
      )}
    >
      {destructive ? <CircleAlert aria-hidden className="mt-0.5 size-4" /> : null}
      {/* On a phone the button goes below the text, which would be squeezed next to it. */}
      <div className="flex min-w-0 flex-1 flex-col gap-x-3 gap-y-2 self-center sm:flex-row sm:items-start">
        <div className="min-w-0 flex-1 self-center max-sm:self-stretch">
          <Primitive.Title className="font-medium">{toast.title}</Primitive.Title>
          {toast.description ? (
            <Primitive.Description className={cn('mt-0.5 break-words', !destructive && 'text-muted')}>
              {toast.description}
            </Primitive.Description>
          ) : null}
        </div>
        {toast.action ? (
          <Primitive.Action
            altText={toast.action.altText}
            onClick={toast.action.onSelect}
            className="min-h-8 pointer-coarse:min-h-11 pointer-coarse:min-w-11 shrink-0 rounded-sm border border-current/30 px-3 font-medium transition-colors hover:border-current focus-visible:outline-current max-sm:self-start"
          >
            {toast.action.label}
          </Primitive.Action>
        ) : null}
      </div>
      <Primitive.Close
        aria-label={closeLabel}
        className="inline-flex size-8 pointer-coarse:min-h-11 pointer-coarse:min-w-11 shrink-0 items-center justify-center rounded-sm focus-visible:outline-current"
      >
        <X aria-hidden className="size-4" />
      </Primitive.Close>
    </Primitive.Root>
  )
}
