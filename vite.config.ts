import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { groupChunks, treeshake } from './scripts/group-chunks.ts'
import { inlineIconPaths } from './scripts/inline-icon-paths.ts'
import { mergeIcons } from './scripts/merge-icon-paths.ts'
import { pureSchemas } from './scripts/pure-schemas.ts'
import { splitTexts } from './scripts/split-texts.ts'
import { withoutJsonSchema } from './scripts/without-json-schema.ts'
import { withoutServerFields } from './scripts/without-server-fields.ts'

const lean = () => [
  withoutJsonSchema(),
  withoutServerFields(),
  pureSchemas(),
  splitTexts(),
  inlineIconPaths(),
  mergeIcons(),
]

export default defineConfig({
  plugins: [react(), tailwindcss(), ...lean(), groupChunks(lean)],
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    manifest: true,
    // Data addresses would need a wider content policy.
    assetsInlineLimit: 0,
    // Every browser of that target can preload modules by itself.
    modulePreload: { polyfill: false },
    // The entry lists every file there is, so their names are short; the manifest has those that people read.
    rolldownOptions: { treeshake, output: { chunkFileNames: 'assets/[hash:7].js' } },
  },
})
