const PRODUCT = 'CampAIgner'

/** The title of the browser tab: "Customers · CampAIgner". */
export const pageTitle = (title: string): string => (title ? `${title} · ${PRODUCT}` : PRODUCT)
