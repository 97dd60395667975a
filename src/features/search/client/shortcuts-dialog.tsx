import { useId, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { KeyCaps } from '#client/ui/key-caps.tsx'
import { Switch } from '#client/ui/switch.tsx'
import type { ScreenPath } from '#platform/screens.ts'
import { shortcutsMessages } from '../i18n/index.ts'
import { jumps } from './shortcut-keys.ts'
import { areSingleKeysOn, storeSingleKeys } from './single-keys.ts'

type Row = { keys: readonly string[]; between?: string; label: string }

function ShortcutGroup({ title, rows }: { title: string; rows: readonly Row[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-1 font-medium text-muted text-xs">
        {title}
      </h3>
      <dl className="divide-y">
        {rows.map(({ keys, between, label }) => (
          <div key={label} className="flex min-h-9 items-center justify-between gap-4 py-1.5">
            <dt className="min-w-0">{label}</dt>
            <dd>
              <KeyCaps keys={keys} {...(between && { between })} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The list is there to be read; its only control is at its end. */
function focusWhole(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

export interface ShortcutsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  nameOf: (path: ScreenPath) => string
  /** Shortcuts inside of screens. */
  onScreens: readonly Row[]
}

/** Every keyboard shortcut, and the switch for those of a single key. */
export function ShortcutsDialog({ open, onOpenChange, nameOf, onScreens }: ShortcutsDialogProps) {
  const t = useText(shortcutsMessages)
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  function turn(on: boolean) {
    setIsOn(on)
    storeSingleKeys(on)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      onOpenAutoFocus={focusWhole}
      closeLabel={t('close')}
      size="lg"
    >
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <div className="flex flex-col gap-5">
          <ShortcutGroup
            title={t('groups.everywhere')}
            rows={[
              { keys: ['Mod', 'K'], label: t('search') },
              { keys: ['?'], label: t('list') },
              { keys: ['F8'], label: t('notices') },
            ]}
          />
          <ShortcutGroup
            title={t('groups.go')}
            rows={Object.entries(jumps).map(([key, path]) => ({
              keys: ['G', key.toUpperCase()],
              between: t('followedBy'),
              label: nameOf(path),
            }))}
          />
        </div>
        <div className="flex flex-col gap-5">
          <ShortcutGroup
            title={t('groups.inSearch')}
            rows={[
              { keys: ['↑', '↓'], label: t('choose') },
              { keys: ['Enter'], label: t('open') },
              { keys: ['Mod', 'Enter'], label: t('newTab') },
              { keys: ['Esc'], label: t('leave') },
            ]}
          />
          <ShortcutGroup title={t('groups.onScreens')} rows={onScreens} />
        </div>
      </div>
      <Switch
        className="mt-6 border-t pt-4"
        label={t('single')}
        description={t('singleHint', {
          keys: `?, G ${t('followedBy')} ${Object.keys(jumps).join(', ').toUpperCase()}`,
        })}
        checked={isOn}
        onCheckedChange={turn}
      />
    </Dialog>
  )
}
