import { Suspense } from 'react'
import { PublicLayout } from '#features/site/index.client.ts'
import { Loading } from './loading.tsx'
import { faceOf } from './screens.tsx'

export interface PublicScreenProps {
  path: string
  isMember?: boolean
}

/** One page of the public face in its frame; the page for unknown addresses where there is none. */
export function PublicScreen({ path, isMember = false }: PublicScreenProps) {
  const Component = faceOf(path)
  return (
    <PublicLayout isMember={isMember}>
      <Suspense fallback={<Loading />}>
        <Component />
      </Suspense>
    </PublicLayout>
  )
}
