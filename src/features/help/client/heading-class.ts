import { isSignedOutPage } from '#client/data/session-hint.ts'
import { cn } from '#client/ui/cn.ts'

/** Heading style of the surrounding layout: public pages use the display font. */
export const headingClass = () =>
  cn('text-balance text-xl outline-none sm:text-2xl', isSignedOutPage() && 'font-display')
