import { useSearchParams } from 'wouter'
import { signUpMode } from '#client/data/session-hint.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { isPlan } from '#platform/plans.ts'
import { authMessages } from '../i18n/index.ts'
import { AuthLayout } from './auth-layout.tsx'
import { LoginForm } from './login-form.tsx'
import { SignUpClosed } from './sign-up-closed.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const SIGN_UP = 'signup'

export function LoginPage() {
  const t = useText(authMessages)
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === SIGN_UP ? SIGN_UP : 'login'
  const next = search.get('next')
  const plan = search.get('plan')
  useTitle(tab === SIGN_UP ? t('tabs.signUp') : t('tabs.login'))

  function open(chosen: string) {
    const params = new URLSearchParams(search)
    if (chosen === SIGN_UP) params.set('tab', SIGN_UP)
    else params.delete('tab')
    setSearch(params, { replace: true })
  }

  return (
    <AuthLayout>
      <p className="mb-5 font-medium text-base text-primary-ink">{t('tagline')}</p>
      <Tabs value={tab} onValueChange={open}>
        <TabsList aria-label={t('tabs.label')}>
          <TabsTrigger value="login">{t('tabs.login')}</TabsTrigger>
          <TabsTrigger value={SIGN_UP}>{t('tabs.signUp')}</TabsTrigger>
        </TabsList>
        <TabsContent value="login" tabIndex={-1} className="pt-6">
          <LoginForm next={next} />
        </TabsContent>
        <TabsContent value={SIGN_UP} tabIndex={-1} className="pt-6">
          {signUpMode() === 'open' ? (
            <SignUpForm next={next} plan={isPlan(plan) ? plan : undefined} />
          ) : (
            <SignUpClosed />
          )}
        </TabsContent>
      </Tabs>
    </AuthLayout>
  )
}
