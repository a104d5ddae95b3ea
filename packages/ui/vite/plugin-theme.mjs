import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

const SCRIPT = new URL('../src/theme/before-first-paint.js', import.meta.url);

/**
 * Puts the theme's script before everything else in the page: a classic, blocking file of our own, because an inline
 * script would need a hole in the script policy and a module would run after the first paint.
 * @param {string} [early] a script of the face's own that has to run as early, in the same file
 */
export function pluginTema(early) {
  let base = '/';
  let emDesenvolvimento = false;
  const codigo = [SCRIPT, ...(early ? [early] : [])].map(file => readFileSync(file, 'utf8')).join('');
  const arquivo = `assets/tema-${createHash('sha256').update(codigo).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'clube-tema',
    configResolved(config) {
      base = config.base;
      emDesenvolvimento = config.command === 'serve';
    },
    configureServer(servidor) {
      servidor.middlewares.use(`${base}${arquivo}`, (_pedido, resposta) => {
        resposta.setHeader('Content-Type', 'text/javascript');
        resposta.end(codigo);
      });
    },
    generateBundle() {
      if (!emDesenvolvimento) this.emitFile({type: 'asset', fileName: arquivo, source: codigo});
    },
    transformIndexHtml: () => [{tag: 'script', attrs: {src: `${base}${arquivo}`}, injectTo: 'head-prepend'}],
  };
}
