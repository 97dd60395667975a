/** The people of the made-up shop, by the names under which every part refers to them. */
export const demoPeople = {
  marta: { firstName: 'Marta', lastName: 'Soler' },
  diego: { firstName: 'Diego', lastName: 'Ramos' },
  lucy: { firstName: 'Lucy', lastName: 'Hart' },
  omar: { firstName: 'Omar', lastName: 'Haddad' },
} as const
