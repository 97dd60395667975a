import { useEffect, useRef, useState } from 'react'

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') === true

/**
 * Files that are dropped or pasted anywhere on the screen. Answers whether files are being dragged over it. While not
 * wanted, a dropped file is ignored; the browser would open it and leave the product.
 */
export function useFileDrop(onFiles: (files: File[]) => void, isWanted = true): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    // Each element under the pointer is entered and left; outside when all are left.
    let entered = 0
    const enter = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      entered += 1
      setIsOver(isWanted)
    }
    const leave = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      entered -= 1
      if (entered <= 0) setIsOver(false)
    }
    const over = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      entered = 0
      setIsOver(false)
      if (isWanted) take.current([...(event.dataTransfer?.files ?? [])])
    }
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      // Copied text may come with an image of itself, and belongs into the field.
      if (isWanted && files.length > 0 && !clipboardData?.types.includes('text/plain')) take.current(files)
    }
    const abort = new AbortController()
    const { signal } = abort
    window.addEventListener('dragenter', enter, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('paste', paste, { signal })
    return () => abort.abort()
  }, [isWanted])
  return isOver
}
