import { Film } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { Platform } from '#connectors/social/platforms.ts'
import { ChooseVideoDialog } from './choose-video-dialog.tsx'

interface VideoButtonProps {
  path: { id: string; postId: string }
  platform: Platform
  label: string
  /** Accessible name, needed if the screen has several such buttons. */
  name?: string
}

export function VideoButton({ path, platform, label, name }: VideoButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        {...(name && { 'aria-label': name })}
        onClick={() => setIsOpen(true)}
      >
        <Film aria-hidden />
        {label}
      </Button>
      {isOpen ? <ChooseVideoDialog path={path} platform={platform} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
