import type { ReactNode } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { SkipLink } from '#client/ui/skip-link.tsx'
import { shellMessages } from '../i18n/index.ts'
import { Header } from './header.tsx'
import { Sidebar } from './sidebar.tsx'

export interface AppShellProps {
  /** Replaces the account in the sidebar while the user is unknown. */
  account?: ReactNode
  children: ReactNode
}

export function AppShell({ account, children }: AppShellProps) {
  const t = useText(shellMessages)
  return (
    <>
      <SkipLink label={t('skip')} />
      <Header />
      <div className="flex">
        {/*
          It scrolls in a layer of its own. Above the screen, it doesn't force each positioned part of the screen into
          one, too: twelve on the calendar.
        */}
        <div className="sticky top-16 z-10 hidden h-[calc(100dvh-4rem)] w-64 shrink-0 flex-col border-r lg:flex">
          <Sidebar account={account} />
        </div>
        <main
          id="content"
          tabIndex={-1}
          className="isolate min-w-0 flex-1 px-4 py-6 outline-none lg:px-8 [&_h1]:outline-none"
        >
          <div className="mx-auto max-w-content">{children}</div>
        </main>
      </div>
    </>
  )
}
