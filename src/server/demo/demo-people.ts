/** The people of the demo shop; all parts refer to them by these keys. */
export const demoPeople = {
  marta: { firstName: 'Marta', lastName: 'Soler' },
  diego: { firstName: 'Diego', lastName: 'Ramos' },
  lucy: { firstName: 'Lucy', lastName: 'Hart' },
  omar: { firstName: 'Omar', lastName: 'Haddad' },
} as const
