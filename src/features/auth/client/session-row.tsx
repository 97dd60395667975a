import { Monitor, Smartphone, Tablet } from 'lucide-react'
import type * as z from 'zod'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import type { sessionSchema } from '../auth.contract.ts'
import { profileMessages } from '../i18n/index.ts'
import { parseUserAgent } from './parse-user-agent.ts'
import { useSignOutDevice } from './profile.queries.ts'

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet }

export function SessionRow({ session }: { session: z.output<typeof sessionSchema> }) {
  const t = useText(profileMessages)
  const format = useFormat()
  const now = useNow()
  const signOut = useSignOutDevice()
  const { kind, browser, system } = parseUserAgent(session.userAgent)
  const Icon = icons[kind]
  const name =
    browser || system
      ? t('device.browserOn', {
          browser: browser ?? t('device.unknownBrowser'),
          system: system ?? t('device.unknownSystem'),
        })
      : t('device.unknown')
  const facts = [
    t('sessions.lastSeen', { when: format.relative(session.lastSeenAt, now) }),
    session.ip && t('sessions.from', { ip: session.ip }),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <Icon aria-hidden className="size-5 text-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span title={session.userAgent}>{name}</span>
          {session.isCurrent ? <Badge tone="success">{t('sessions.current')}</Badge> : null}
        </p>
        <p className="break-words text-muted text-xs">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {session.isCurrent ? null : (
        <Button
          variant="secondary"
          size="sm"
          pending={signOut.isPending}
          aria-label={t('sessions.signOutNamed', { device: name })}
          onClick={() => signOut.mutate(session.id)}
        >
          {t('sessions.signOut')}
        </Button>
      )}
    </li>
  )
}
