import { Suspense } from 'react'
import { PublicLayout } from '#features/site/index.client.ts'
import { Loading } from './loading.tsx'
import { publicScreenOf } from './screens.tsx'

export interface PublicScreenProps {
  path: string
  isMember?: boolean
}

/** A page of the public site in its layout; the not-found page if there is none. */
export function PublicScreen({ path, isMember = false }: PublicScreenProps) {
  const Component = publicScreenOf(path)
  return (
    <PublicLayout isMember={isMember}>
      <Suspense fallback={<Loading />}>
        <Component />
      </Suspense>
    </PublicLayout>
  )
}
