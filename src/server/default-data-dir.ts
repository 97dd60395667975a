// Separate from env.ts, so that the start script does not load all settings schemas.
export const DEFAULT_DATA_DIR = './data'
