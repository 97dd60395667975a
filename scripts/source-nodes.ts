export type Node = { type: string; start: number; end: number }

/** Every node of a parsed source. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && 'start' in value) yield value as Node
  for (const inner of Object.values(value)) yield* nodesIn(inner)
}
