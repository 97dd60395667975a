import { DatabaseBackup, LockKeyhole, type LucideIcon, Scale } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { landingMessages } from '#features/site/i18n/landing/index.ts'

const facts: { id: 'encryption' | 'gdpr' | 'backups'; Icon: LucideIcon }[] = [
  { id: 'encryption', Icon: LockKeyhole },
  { id: 'gdpr', Icon: Scale },
  { id: 'backups', Icon: DatabaseBackup },
]

export function SecurityFacts() {
  const t = useText(landingMessages)
  return (
    <ul className="divide-y rounded-md border">
      {facts.map(({ id, Icon }) => (
        <li key={id} className="flex items-center gap-3 px-4 py-3">
          <span
            aria-hidden
            className="flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-subtle text-primary-ink"
          >
            <Icon className="size-4" />
          </span>
          <div className="min-w-0">
            <p className="font-medium">{t(`features.security.${id}`)}</p>
            <p className="text-muted text-xs">{t(`features.security.${id}Text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
