/** Preloads the two type files, which the style sheet would otherwise reveal only after it has been read. */
export function pluginFontes() {
  let base = '/';
  return {
    name: 'clube-fontes',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, contexto) {
        return Object.keys(contexto.bundle ?? {})
          .filter(nome => nome.endsWith('.woff2'))
          .map(nome => ({
            tag: 'link',
            attrs: {rel: 'preload', as: 'font', type: 'font/woff2', href: `${base}${nome}`, crossorigin: ''},
            injectTo: 'head',
          }));
      },
    },
  };
}
