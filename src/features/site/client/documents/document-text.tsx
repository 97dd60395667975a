import { cn } from '#client/ui/cn.ts'
import { blocksOf } from './document-blocks.ts'
import { DocumentLine } from './document-line.tsx'

/** The paragraphs and lists of a catalog text. */
export function DocumentText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cn('flex flex-col gap-4', className)}>
      {blocksOf(text).map((block) =>
        block.kind === 'paragraph' ? (
          <p key={block.text} className="text-pretty">
            <DocumentLine line={block.text} />
          </p>
        ) : (
          <ul key={block.items.join()} className="flex list-disc flex-col gap-2 pl-5 marker:text-primary-ink">
            {block.items.map((item) => (
              <li key={item} className="text-pretty pl-1">
                <DocumentLine line={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
