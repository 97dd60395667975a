import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

/** Lazy, because only two screens of the shell and the settings show it. */
export const LoadDemoButton = lazyWithPreload(() => import('./load-demo-button.tsx'), 'LoadDemoButton')
