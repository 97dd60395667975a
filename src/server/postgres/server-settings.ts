import type { Places } from './places.ts'

export type ServerSettings = Record<string, string>

/** Passed on the command line, so that the files PostgreSQL created stay unchanged. */
export function serverSettings(places: Places, port: number, overrides: ServerSettings): ServerSettings {
  return {
    ...reachability(places, port),
    max_connections: '100',
    shared_buffers: '128MB',
    synchronous_commit: 'on',
    max_wal_size: '512MB',
    min_wal_size: '80MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    // Statements and error details contain customers' data; the app logs its own errors.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...overrides,
  }
}

function reachability({ socketFolder }: Places, port: number): ServerSettings {
  if (socketFolder === null) return { port: String(port), listen_addresses: '127.0.0.1' }
  return {
    port: String(port),
    listen_addresses: '',
    // The setting is a list: quotes keep a comma or space in the path from splitting it.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  }
}

export function asArguments(settings: ServerSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
