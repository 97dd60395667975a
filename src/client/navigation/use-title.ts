import { useEffect } from 'react'

const PRODUCT = 'CampAIgner'

/** Names the browser's tab after the screen: "Customers · CampAIgner". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT
  }, [title])
}
