import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export { usePeople } from './client/people.queries.ts'

export const loadPeopleSection = () => import('./client/people-section.tsx')

export const peopleScreens = {
  '/join': lazyWithPreload(() => import('./client/join-page.tsx'), 'JoinPage'),
}
