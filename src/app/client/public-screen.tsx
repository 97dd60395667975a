import { NotBuiltPage } from '#features/site/client/not-built-page.tsx'
import { PublicLayout } from '#features/site/client/public-layout.tsx'
import { screenComponents } from './screens.tsx'

/** One page of the public face, in its frame. */
export function PublicScreen({ path }: { path: string }) {
  const Component = screenComponents.get(path)
  return <PublicLayout>{Component ? <Component /> : <NotBuiltPage screen={path} />}</PublicLayout>
}
