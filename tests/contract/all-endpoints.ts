import type { Definition } from '#platform/endpoint.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/core/*/*.contract.ts', '/src/features/*/*.contract.ts', '/src/server/**/*.contract.ts'],
  { eager: true },
)

const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every endpoint of every contract. */
export const allEndpoints: Definition[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isDefinition)

export const nameOf = ({ method, path }: Definition) => `${method} ${path}`

export const hasId = ({ path }: Definition) => path.includes('/:')
