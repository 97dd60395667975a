import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Loaded } from '#client/data/loaded.tsx'
import { read } from '#client/data/query.ts'
import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { AppGuide } from '#connectors/social/connect/connect.ts'
import { networkAppNames } from '#connectors/social/connect/network-apps.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import { listNetworkApps, type ShownApp } from '#features/social-accounts/social-accounts.contract.ts'
import { useRemoveNetworkApp } from './connect.queries.ts'
import { NetworkAppForm } from './network-app-form.tsx'

interface NetworkAppGateProps {
  guide: AppGuide
  /** What people can do once the keys are there. */
  children: ReactNode
}

/** Asks for the keys of the shop's app before anybody signs in with it; later it says whose app is used. */
export function NetworkAppGate({ guide, children }: NetworkAppGateProps) {
  const t = useText(connectChannelMessages)
  const apps = useQuery(read(listNetworkApps, {}))
  return (
    <Loaded query={apps} failed={t('app.failed')} skeleton={<Skeleton className="h-60" />}>
      {({ items }) => {
        const app = items.find(({ name }) => name === guide.name)
        if (!app) return children
        return <KnownApp guide={guide} app={app} signIn={children} />
      }}
    </Loaded>
  )
}

function KnownApp({ guide, app, signIn }: { guide: AppGuide; app: ShownApp; signIn: ReactNode }) {
  const t = useText(connectChannelMessages)
  const locale = useLocale()
  const [isChanging, setIsChanging] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const remove = useRemoveNetworkApp()
  const { clientId, source } = app
  if (source === null || isChanging)
    return (
      <NetworkAppForm
        guide={guide}
        app={app}
        onSaved={() => setIsChanging(false)}
        onCancel={source === null ? undefined : () => setIsChanging(false)}
      />
    )
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border bg-surface-sunken px-3 py-2.5">
        <KeyRound aria-hidden className="size-4 shrink-0 text-muted" />
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium">{t(source === 'workspace' ? 'app.own' : 'app.installation')}</p>
          <p className="break-all text-muted text-xs">
            {t('app.clientId', { label: guide.clientId[locale], clientId: clientId ?? '' })}
          </p>
        </div>
        <Button variant="secondary" size="sm" onClick={() => setIsChanging(true)}>
          {t(source === 'workspace' ? 'app.change' : 'app.useOwn')}
        </Button>
        {source === 'workspace' ? (
          <Button variant="ghost" size="sm" onClick={() => setIsRemoving(true)}>
            {t('app.remove')}
          </Button>
        ) : null}
      </div>
      {signIn}
      {isRemoving ? (
        <ConfirmAction
          action={remove}
          variables={app}
          onClose={() => setIsRemoving(false)}
          title={t('app.removing.title')}
          subject={networkAppNames[app.name]}
          description={t('app.removing.text')}
          confirmLabel={t('app.remove')}
        />
      ) : null}
    </>
  )
}
