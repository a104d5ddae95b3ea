import {CLUB_PICTURE} from '../../../kernel/http-server/pages/app-page';
import {html, type Html} from '../../../kernel/http-server/pages/html';
import type {RenditionAnswer} from '../../../kernel/images/answer';

export interface PageHead {
  title: string;
  description: string;
  /** The canonical address, relative to the site. */
  canonical: string;
  /** Path on the site; default: the club's image. */
  image?: string | undefined;
  /** Excluded from search engines: pages without results, or with filters. */
  hidden?: boolean | undefined;
  structured?: Html | undefined;
}

export interface Site {
  url: string;
  styleSheets: readonly string[];
}

/** SVG outlines on a 24-point grid, the same as in the apps. */
const ICONS = {
  search: 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM16 16l5 5',
  star: 'M12 3.5l2.6 5.6 6 .7-4.5 4.1 1.2 6-5.3-3-5.3 3 1.2-6L3.4 9.8l6-.7z',
  level: 'M5 5h14v3H5zM6 8v11a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V8',
  certificate: 'M2 9l10-5 10 5-10 5zM6 11.500v5c3 2.500 9 2.500 12 0v-5M22 9v6',
  chat: 'M20.500 11.500a8.500 8.500 0 0 1-12.600 7.400L3.500 20.500l1.600-4.400A8.500 8.500 0 1 1 20.500 11.500z',
} as const;

export const icon = (name: keyof typeof ICONS, kind = ''): Html =>
  html`<svg class="${`icone ${kind}`.trim()}" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d="${ICONS[name]}" />
  </svg>`;

const BRAND = html`<svg viewBox="0 0 26 26" width="28" height="28" aria-hidden="true">
  <rect x="2" y="3" width="17" height="8" rx="2" fill="#f5b82e" />
  <path
    d="M19 7h4v7h-10v4"
    stroke="#fbf7f0"
    stroke-width="2"
    fill="none"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
  <rect x="11" y="17" width="4" height="7" rx="1.5" fill="#fbf7f0" />
</svg>`;

/** An `img` with the stored widths; nothing without a picture. */
export function picture(
  images: readonly RenditionAnswer[],
  alt: string,
  {sizes, lazy = true}: {sizes: string; lazy?: boolean},
) {
  const largest = images.at(-1);
  if (!largest) return undefined;
  const srcset = images.map(({url, largura}) => `${url} ${largura}w`).join(', ');
  return html`<img
    src="${images[0]?.url ?? largest.url}"
    srcset="${srcset}"
    sizes="${sizes}"
    width="${largest.largura}"
    height="${largest.altura}"
    alt="${alt}"
    ${lazy && html` loading="lazy"`}
  />`;
}

/** The profile photo, or the initials if there is none. */
export function portrait(nome: string, images: readonly RenditionAnswer[], sizes: string): Html {
  const words = nome.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(word => (word ?? '').charAt(0)).join('');
  return html`<span class="retrato"
    >${picture(images, '', {sizes}) ?? html`<b aria-hidden="true">${letters}</b>`}</span
  >`;
}

/** A complete HTML page of the directory. */
export function document({url, styleSheets}: Site, head: PageHead, body: Html): string {
  const {title, description, canonical, image = CLUB_PICTURE.path, hidden, structured} = head;
  const meta = [
    ['og:type', 'website'],
    ['og:site_name', 'Clube do Pintor'],
    ['og:locale', 'pt_BR'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url + canonical],
    ['og:image', url + image],
  ];
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14213d" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        ${hidden && html`<meta name="robots" content="noindex, follow" />`}
        <link rel="canonical" href="${url + canonical}" />
        <link rel="icon" href="/icone.svg" type="image/svg+xml" />
        ${[...styleSheets, '/ache-seu-pintor.css'].map(href => html`<link rel="stylesheet" href="${href}" />`)}
        ${meta.map(([name, content]) => html`<meta property="${name}" content="${content}" />`)}
        <meta name="twitter:card" content="summary_large_image" />
        ${structured}
      </head>
      <body>
        <a class="pular" href="#conteudo">Ir para o conteúdo</a>
        <header class="topo">
          <div>
            <a class="marca" href="/pintores">${BRAND}<b>Clube do Pintor</b><span>Ache Seu Pintor</span></a>
            <nav aria-label="Clube do Pintor">
              <a href="/quanto-custa-pintar">Quanto custa?</a><a href="/">Sou pintor</a>
            </nav>
          </div>
        </header>
        ${body}
        <footer class="rodape">
          <p>
            Ache Seu Pintor é do <a href="/">Clube do Pintor</a>. Preço e serviço se combinam direto com o pintor.
            <a href="/politica-privacidade">Privacidade</a>
          </p>
        </footer>
      </body>
    </html> `.text;
}
