/** Names of cities that differ from those of the time zones, which are English. Intl knows them but does not tell. */
export const placeNames: Record<string, string> = {}
