import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

/** Layouts around screens: the product with queries and toasts, a member's shell, the public site. */
export const Product = lazyWithPreload(() => import('./product.tsx'), 'Product')
export const SignedIn = lazyWithPreload(() => import('./signed-in.tsx'), 'SignedIn')
export const PublicScreen = lazyWithPreload(() => import('./public-screen.tsx'), 'PublicScreen')
