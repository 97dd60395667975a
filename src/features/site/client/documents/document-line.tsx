import { Link } from 'wouter'
import { type Piece, piecesOf } from './document-blocks.ts'

const linkClass =
  'rounded-sm text-primary-ink underline decoration-1 underline-offset-4 hover:decoration-2 print:text-ink'

export function DocumentLine({ line }: { line: string }) {
  return piecesOf(line).map((piece) => <PieceView key={piece.at} piece={piece} />)
}

function PieceView({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'strong':
      return <strong className="font-semibold text-ink">{piece.text}</strong>
    case 'code':
      return (
        <code className="break-words rounded-sm bg-surface-sunken px-1.5 py-0.5 font-mono text-[0.875em]">
          {piece.text}
        </code>
      )
    case 'link':
      return piece.to.startsWith('/') ? (
        <Link href={piece.to} className={linkClass}>
          {piece.text}
        </Link>
      ) : (
        <a href={piece.to} rel="noreferrer" className={linkClass}>
          {piece.text}
        </a>
      )
  }
}
