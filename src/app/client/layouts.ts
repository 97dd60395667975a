import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

/** What stands around the screens: the product with its queries and toasts, a member's shell, the public face. */
export const Product = lazyWithPreload(() => import('./product.tsx'), 'Product')
export const SignedIn = lazyWithPreload(() => import('./signed-in.tsx'), 'SignedIn')
export const PublicScreen = lazyWithPreload(() => import('./public-screen.tsx'), 'PublicScreen')
