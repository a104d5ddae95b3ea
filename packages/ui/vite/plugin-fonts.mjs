/** Preloads the two type files, which the style sheet would otherwise reveal only after it has been read. */
export function fontsPlugin() {
  let base = '/';
  return {
    name: 'clube-fonts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        return Object.keys(context.bundle ?? {})
          .filter(name => name.endsWith('.woff2'))
          .map(name => ({
            tag: 'link',
            attrs: {rel: 'preload', as: 'font', type: 'font/woff2', href: `${base}${name}`, crossorigin: ''},
            injectTo: 'head',
          }));
      },
    },
  };
}
