import { LogoWatermark } from '#client/ui/logo-watermark.tsx'
export interface ScreenPictureProps {
  src: string
  alt: string
}

/** A screenshot of the product in a panel. */
export function ScreenPicture({ src, alt }: ScreenPictureProps) {
  return (
    <div className="relative mt-8 overflow-hidden rounded-xl bg-primary pt-6 pl-6 sm:px-10 sm:pt-10 lg:px-16 lg:pt-14">
      <LogoWatermark className="-top-40 -right-24 lg:size-[36rem]" />
      <div className="relative h-72 overflow-hidden rounded-tl-lg bg-canvas shadow-raised sm:aspect-[1280/736] sm:h-auto sm:rounded-t-lg">
        <div aria-hidden className="flex h-8 items-center gap-1.5 border-b bg-surface-sunken px-4">
          <span className="size-2.5 rounded-full bg-border-control" />
          <span className="size-2.5 rounded-full bg-border-control" />
          <span className="size-2.5 rounded-full bg-border-control" />
        </div>
        <img
          src={src}
          alt={alt}
          width={1280}
          height={800}
          loading="eager"
          fetchPriority="high"
          className="w-[190%] max-w-none dark:brightness-90 sm:w-full"
        />
      </div>
    </div>
  )
}
