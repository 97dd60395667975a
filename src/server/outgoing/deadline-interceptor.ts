import type { Dispatcher } from 'undici'

/**
 * Nothing is sent after this moment of the process's own stopwatch. A timer alone does not see to that: a process that was frozen
 * while it waited for a line finds the line open before it looks at its timers, and would send what others have long taken over.
 */
export const deadlineInterceptor =
  (until: number): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) => {
    const begin = handler.onRequestStart?.bind(handler)
    // Called at the last moment, in the same breath as the request is written.
    handler.onRequestStart = (controller, context) => {
      if (performance.now() > until)
        controller.abort(new DOMException('Held up past the deadline.', 'TimeoutError'))
      else begin?.(controller, context)
    }
    return dispatch(options, handler)
  }
