const PRODUCT = 'CampAIgner'

/** What the browser's tab says: "Customers · CampAIgner". */
export const pageTitle = (title: string): string => (title ? `${title} · ${PRODUCT}` : PRODUCT)
