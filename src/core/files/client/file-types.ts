import { type AcceptedType, acceptedTypes } from '../files.contract.ts'

/** For the `accept` attribute of a file input. */
export const acceptOf = (types: readonly AcceptedType[]) =>
  types.flatMap((type) => acceptedTypes[type]).join(',')

/** Display names: "PNG, JPG, PDF". */
export const namesOf = (types: readonly AcceptedType[]) =>
  types.map((type) => acceptedTypes[type][0].slice(1).toUpperCase()).join(', ')
