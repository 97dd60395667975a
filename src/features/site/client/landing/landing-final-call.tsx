import { Headset, LockKeyhole, type LucideIcon, ShieldCheck } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { landingMessages } from '#features/site/i18n/landing/index.ts'
import { SignUpLink } from '../layout/sign-up-link.tsx'
import { CallPanel } from './call-panel.tsx'

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
          <SignUpLink>{t('final.start')}</SignUpLink>
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
