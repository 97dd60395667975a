import { Menu, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { siteMessages } from '#features/site/i18n/index.ts'
import { SectionLink } from '../landing/section-link.tsx'
import { sections } from '../landing/sections.ts'

const linkClass =
  'flex min-h-12 items-center rounded-md px-3 font-medium text-base transition-colors hover:bg-surface-sunken'

/**
 * The header's menu on narrow screens. Handwritten, because the UI kit's menus would double what a visitor loads first.
 */
export function PublicMenu() {
  const t = useText(siteMessages)
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const close = () => setOpen(false)

  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  function closeByKey({ key }: KeyboardEvent) {
    if (!open || key !== 'Escape') return
    close()
    button.current?.focus()
  }

  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events that bubble from its children
    <div ref={root} onKeyDown={closeByKey} onBlur={closeWhenLeft} className="-mr-2 lg:hidden">
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={open ? t('menu.close') : t('menu.open')}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="size-11"
      >
        {open ? <X aria-hidden /> : <Menu aria-hidden />}
      </Button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute inset-x-0 top-full border-b bg-canvas p-3 shadow-raised"
      >
        <nav aria-label={t('sections.label')}>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <SectionLink section={section} onClick={close} className={linkClass}>
                  {t(`sections.${section}`)}
                </SectionLink>
              </li>
            ))}
            <li className="sm:hidden">
              <a href="/api/login" className={linkClass}>
                {t('login')}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  )
}
