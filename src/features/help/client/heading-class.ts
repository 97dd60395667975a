import { isSignedOutPage } from '#client/data/session-hint.ts'
import { cn } from '#client/ui/cn.ts'

/** The title as the frame around it has them: the public pages have a font of their own for it. */
export const headingClass = () =>
  cn('text-balance text-xl outline-none sm:text-2xl', isSignedOutPage() && 'font-display')
