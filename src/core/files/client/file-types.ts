import { type AcceptedType, acceptedTypes } from '../files.contract.ts'

export const allTypes = Object.keys(acceptedTypes) as AcceptedType[]

/** What a file dialog should offer, in the form of its `accept` attribute. */
export const acceptOf = (types: readonly AcceptedType[]) =>
  types.flatMap((type) => acceptedTypes[type]).join(',')

/** As people call them: "PNG, JPG, PDF". */
export const namesOf = (types: readonly AcceptedType[]) =>
  types.map((type) => acceptedTypes[type][0].slice(1).toUpperCase()).join(', ')
