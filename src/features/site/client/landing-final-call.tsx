import { Headset, LockKeyhole, type LucideIcon, ShieldCheck } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { landingMessages } from '../landing.messages.ts'
import { CallPanel } from './call-panel.tsx'
import { signUpPath } from './sign-up-path.ts'

const promises: { id: 'ssl' | 'gdpr' | 'support'; Icon: LucideIcon }[] = [
  { id: 'ssl', Icon: LockKeyhole },
  { id: 'gdpr', Icon: ShieldCheck },
  { id: 'support', Icon: Headset },
]

export function LandingFinalCall() {
  const t = useText(landingMessages)
  return (
    <CallPanel
      title={t('final.heading')}
      text={t('final.text')}
      action={
        <Button asChild variant="accent" size="lg">
          <Link href={signUpPath()}>{t('final.start')}</Link>
        </Button>
      }
    >
      <ul className="flex flex-wrap gap-x-8 gap-y-3">
        {promises.map(({ id, Icon }) => (
          <li key={id} className="inline-flex items-center gap-2">
            <Icon aria-hidden className="size-4.5" />
            {t(`final.${id}`)}
          </li>
        ))}
      </ul>
    </CallPanel>
  )
}
