import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  RENDERER_FILE,
  RENDERER_FOLDER,
  type RenderOrder,
  type RenderResult,
  type ScreenToRender,
} from '#platform/screen-rendering.ts'
import type { Log } from '../log.ts'

/** More than this waiting is a rush: the next pages are sent without their screen, which the browser renders. */
const MAX_WAITING = 8
/** Rendering takes milliseconds, loading the code of a screen half a second; after this it hangs, and is replaced. */
const PATIENCE_MS = 10_000
/** The screens' code takes about 30 MB; a renderer that needs far more is replaced. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

export type ScreenRenderer = {
  /** The HTML of a member's screen; null if there is none, for whatever reason. */
  render(screen: ScreenToRender): Promise<string | null>
  close(): Promise<void>
}

/**
 * Renders members' screens in a thread of its own: their code expects a browser, and rendering must not delay calls.
 * The thread starts with the first screen.
 */
export function createScreenRenderer(folder: string, log: Log, patienceMs = PATIENCE_MS): ScreenRenderer {
  const file = join(folder, RENDERER_FOLDER, RENDERER_FILE)
  const isBuilt = existsSync(file)
  const waiting = new Map<number, { resolve: (html: string | null) => void; watchdog: NodeJS.Timeout }>()
  let worker: Worker | undefined
  let count = 0

  const finish = (id: number, html: string | null) => {
    const order = waiting.get(id)
    waiting.delete(id)
    clearTimeout(order?.watchdog)
    order?.resolve(html)
  }

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: LIMITS })
    // A server that has nothing else to do may end.
    started.unref()
    started.on('message', ({ id, html, error }: RenderResult) => {
      if (error) log.warn({ error }, 'could not render a screen, so the browser renders it alone')
      finish(id, html)
    })
    started.on('error', (err) =>
      log.warn({ err }, 'the renderer of screens failed, and starts again with the next'),
    )
    started.on('exit', () => {
      if (worker === started) worker = undefined
      for (const id of [...waiting.keys()]) finish(id, null)
    })
    return started
  }

  return {
    render(screen) {
      if (!isBuilt || waiting.size >= MAX_WAITING) return Promise.resolve(null)
      worker ??= start()
      const at = worker
      const order: RenderOrder = { id: ++count, screen }
      const hanging = () => {
        log.warn({ path: screen.address.split('?', 1)[0] }, 'the renderer of screens hangs, and is replaced')
        void at.terminate()
      }
      return new Promise((resolve) => {
        waiting.set(order.id, { resolve, watchdog: setTimeout(hanging, patienceMs).unref() })
        at.postMessage(order)
      })
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
