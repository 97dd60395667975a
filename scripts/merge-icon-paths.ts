import type { Plugin } from 'vite'

type Attributes = Record<string, string>
export type IconNode = [tag: string, attributes: Attributes][]

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`
const RELATIVE_START = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})\\s*`, 'i')

/** The start is a point of its own, not relative to the end of the path before. */
function startedAbsolutely(path: string): string {
  const [start = '', x, y] = RELATIVE_START.exec(path) ?? []
  if (!start.startsWith('m')) return path
  const rest = path.slice(start.length)
  // Pairs that follow a relative start without a letter are relative lines.
  return `M${x} ${y}${/^[\d.+-]/.test(rest) ? 'l' : ''}${rest}`
}

function ellipse({ cx = '0', cy = '0', r = '0', rx = r, ry = r }: Attributes): string {
  const arc = (to: string) => `a${rx} ${ry} 0 1 0 ${to} 0`
  return `M${Number(cx) - Number(rx)} ${cy}${arc(String(2 * Number(rx)))}${arc(String(-2 * Number(rx)))}z`
}

function rectangle({ x = '0', y = '0', width = '0', height = '0', rx, ry }: Attributes): string {
  const [w, h] = [Number(width), Number(height)]
  const a = Math.min(Number(rx ?? ry ?? 0), w / 2)
  const b = Math.min(Number(ry ?? rx ?? 0), h / 2)
  if (a === 0 || b === 0) return `M${x} ${y}h${w}v${h}h${-w}z`
  const corner = (dx: number, dy: number) => `a${a} ${b} 0 0 1 ${dx} ${dy}`
  const [across, down] = [w - 2 * a, h - 2 * b]
  return `M${Number(x) + a} ${y}h${across}${corner(a, b)}v${down}${corner(-a, b)}h${-across}${corner(-a, -b)}v${-down}${corner(a, -b)}z`
}

const shapes: Record<string, { attributes: string[]; path: (attributes: Attributes) => string }> = {
  path: { attributes: ['d'], path: ({ d = '' }) => startedAbsolutely(d) },
  line: { attributes: ['x1', 'y1', 'x2', 'y2'], path: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}` },
  polyline: { attributes: ['points'], path: ({ points }) => `M${points}` },
  polygon: { attributes: ['points'], path: ({ points }) => `M${points}z` },
  circle: { attributes: ['cx', 'cy', 'r'], path: ellipse },
  ellipse: { attributes: ['cx', 'cy', 'rx', 'ry'], path: ellipse },
  rect: { attributes: ['x', 'y', 'width', 'height', 'rx', 'ry'], path: rectangle },
}

/** The icon as one path; null if a part has a look of its own, for example a fill. */
export function mergeIconPaths(node: IconNode): string | null {
  const paths: string[] = []
  for (const [tag, { key: _, ...attributes }] of node) {
    const shape = shapes[tag]
    if (!shape || Object.keys(attributes).some((name) => !shape.attributes.includes(name))) return null
    paths.push(shape.path(attributes))
  }
  return paths.join('')
}

const NODE = /\n {2}node: (\[[\s\S]*?\n {2}\])/

/** An icon of lucide has three or four elements; screens with dozens of icons are made and laid out sooner with one. */
export const mergeIcons = (): Plugin => ({
  name: 'merge-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    async handler(code, id) {
      const { __iconData: icon } = (await import(id)) as { __iconData?: { node: IconNode } }
      const path = icon && icon.node.length > 1 ? mergeIconPaths(icon.node) : null
      if (path === null) return null
      const merged = JSON.stringify([['path', { d: path, key: '0' }]])
      if (!NODE.test(code)) throw new Error(`${id} has no shapes.`)
      return { code: code.replace(NODE, () => `\n  node: ${merged}`), map: null }
    },
  },
})
