import {fileURLToPath} from 'node:url';
import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';
import {compressao} from './vite/plugin-compression.mjs';
import {pluginFontes} from './vite/plugin-fonts.mjs';
import {pluginTema} from './vite/plugin-theme.mjs';

const doRepositorio = caminho => fileURLToPath(new URL(`../../${caminho}`, import.meta.url));
const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

/**
 * The one build configuration of the three faces.
 * @param {{root: string, base: '/' | '/painel/' | '/relatorio/', early?: string}} face the face's folder (`import.meta.dirname`
 *   of its vite.config.mjs), the path under which it is served, and a script that runs before its first paint
 */
export function criarConfig({root, base, early}) {
  return defineConfig({
    root,
    base,
    plugins: [pluginTema(early), pluginFontes(), react(), compressao()],
    resolve: {
      // Source instead of dist: a face then builds without waiting for another workspace.
      alias: {
        '@clube/domain': doRepositorio('packages/domain/src/index.ts'),
        '@clube/barcode/zxing': doRepositorio('packages/barcode/src/zxing.ts'),
        '@clube/barcode': doRepositorio('packages/barcode/src/index.ts'),
        '@clube/api-client/resumable': doRepositorio('packages/api-client/src/resumable.ts'),
        '@clube/api-client': doRepositorio('packages/api-client/src/index.ts'),
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
