export { usePeople } from './client/people.queries.ts'

export const loadPeopleSection = () => import('./client/people-section.tsx')
