import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const NAME = 'icone.svg';

/** Writes the page's icon into the page: it is smaller than the question for it, which would wait in line with what is looked at. */
export function icon({root}) {
  return {
    name: 'clube-icon',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const svg = readFileSync(join(root, 'public', NAME), 'utf8').trim();
        return html.replace(`href="/${NAME}"`, `href="data:image/svg+xml,${encodeURIComponent(svg)}"`);
      },
    },
  };
}
