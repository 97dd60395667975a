import { late } from '#client/late.tsx'

/** What stands around the screens: the product with its queries and toasts, a member's shell, the public face. */
export const Product = late(() => import('./product.tsx'), 'Product')
export const SignedIn = late(() => import('./signed-in.tsx'), 'SignedIn')
export const PublicScreen = late(() => import('./public-screen.tsx'), 'PublicScreen')
