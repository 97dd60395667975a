import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    manifest: true,
    // Data addresses would need a wider content policy.
    assetsInlineLimit: 0,
  },
})
