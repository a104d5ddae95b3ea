import {fileURLToPath} from 'node:url';
import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';
import {usedCharacters} from './vite/used-characters.mjs';
import {compression} from './vite/plugin-compression.mjs';
import {fontsPlugin} from './vite/plugin-fonts.mjs';
import {themePlugin} from './vite/plugin-theme.mjs';

const inRepository = path => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

/**
 * The one build configuration of the three apps.
 * @param {{root: string, base: '/' | '/painel/' | '/relatorio/', early?: string}} app the app's folder (`import.meta.dirname`
 *   of its vite.config.mjs), the path under which it is served, and a script that runs before its first paint
 */
export async function createConfig({root, base, early}) {
  const letters = await usedCharacters();
  return defineConfig({
    root,
    base,
    plugins: [themePlugin(early), fontsPlugin(), react(), compression()],
    resolve: {
      // Source instead of dist: an app then builds without waiting for another workspace.
      alias: {
        ...letters,
        '@clube/domain': inRepository('packages/domain/src/index.ts'),
        '@clube/barcode/zxing': inRepository('packages/barcode/src/zxing.ts'),
        '@clube/barcode': inRepository('packages/barcode/src/index.ts'),
        '@clube/api-client/fields': inRepository('packages/api-client/src/fields.ts'),
        '@clube/api-client/resumable': inRepository('packages/api-client/src/resumable.ts'),
        '@clube/api-client': inRepository('packages/api-client/src/index.ts'),
      },
      dedupe: ['react', 'react-dom'],
    },
    build: {
      outDir: 'dist',
      assetsDir: 'assets',
      emptyOutDir: true,
      // Inlined files would need data: in the content security policy.
      assetsInlineLimit: 0,
      // One small sheet beats a waterfall of twenty on a phone's connection.
      cssCodeSplit: false,
      chunkSizeWarningLimit: 900,
    },
    server: {proxy: {'/api': API, '/arquivos': API}},
  });
}
