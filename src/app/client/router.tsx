import { Redirect, useLocation } from 'wouter'
import { type AuthState, useCurrentUser } from '#core/session/index.client.ts'
import { safeNext, screenAt } from '#platform/screens.ts'
import { PublicScreen, SignedIn } from './layouts.ts'
import { Loading } from './loading.tsx'
import { bareScreens, publicScreens, sharedScreens } from './screen-parts.ts'
import { screenComponents } from './screens.tsx'

export function Router() {
  const [address] = useLocation()
  const auth = useCurrentUser()
  return auth.isLoading ? <Loading /> : <Screen address={address} auth={auth} />
}

function Screen({ address, auth: { user } }: { address: string; auth: AuthState }) {
  const screen = screenAt(address)
  if (!screen) return <PublicScreen path={address} isMember={user !== null} />
  const { path } = screen
  const Component = screenComponents.get(path)
  if (bareScreens.has(path))
    return user && path === '/login' ? <Redirect to={next()} replace /> : Component && <Component />
  if (publicScreens.has(path) && !(user && sharedScreens.has(path)))
    return <PublicScreen path={path} isMember={user !== null} />
  if (!user) return <Redirect to={`/login?next=${encodeURIComponent(address + location.search)}`} replace />
  return <SignedIn user={user}>{Component && <Component />}</SignedIn>
}

const next = () => safeNext(new URLSearchParams(location.search).get('next'))
