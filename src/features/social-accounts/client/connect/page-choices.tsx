import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { read } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { Platform } from '#connectors/social/platforms.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import { listPageChoices } from '#features/social-accounts/social-accounts.contract.ts'
import { CHOICE_PARAM } from './channel-path.ts'
import { ChoosePagesDialog } from './choose-pages-dialog.tsx'

interface PageChoicesProps {
  platform: Platform
  renderScheduled: (account: { id: string }) => ReactNode
}

/** For permissions that give access to several pages: which of them are connected. Opened by the URL after connecting. */
export function PageChoices({ platform, renderScheduled }: PageChoicesProps) {
  const t = useText(connectChannelMessages)
  const [params, setParams] = useSearchParams()
  const choices = useQuery(read(listPageChoices, {})).data?.items ?? []
  const opened = choices.find(({ id }) => id === params.get(CHOICE_PARAM))
  const show = (id: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete(CHOICE_PARAM)
        if (id !== null) next.set(CHOICE_PARAM, id)
        return next
      },
      { replace: true },
    )
  const here = choices.filter(({ accounts }) => accounts.some((each) => each.platform === platform))
  return (
    <>
      {here.map(({ id, userName, accounts }) => {
        const connected = accounts.filter(({ isConnected }) => isConnected).length
        return (
          <div key={id} className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="min-w-0 flex-1 basis-56 text-muted">
              {t('pages.state', { connected, total: accounts.length, name: userName || 'none' })}
            </p>
            <Button variant="secondary" size="sm" onClick={() => show(id)}>
              <ListChecks aria-hidden />
              {t('pages.open')}
            </Button>
          </div>
        )
      })}
      {opened ? (
        <ChoosePagesDialog
          key={opened.id}
          choice={opened}
          renderScheduled={renderScheduled}
          onClose={() => show(null)}
        />
      ) : null}
    </>
  )
}
