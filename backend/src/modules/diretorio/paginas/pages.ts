import type {Application} from '@loopback/core';
import {html} from '../../../kernel/http-server/pages/html';
import type {PageCall, ServerPage} from '../../../kernel/http-server/pages/server-pages';
import {Kernel} from '../../../kernel/keys';
import {Refusal} from '../../../kernel/refusals/refusals';
import type {ConfiguracaoService} from '../../configuracoes';
import {document, type Site} from './layout';

/**
 * Registers pages of the directory: they are closed together with the storefront, errors are shown as a page, and
 * undefined is a 404.
 */
export interface DirectoryPages {
  site(): Site;
  add(path: string, page: (call: PageCall) => Promise<ServerPage | undefined>, options?: {forms: boolean}): void;
}

export async function directoryPages(app: Application): Promise<DirectoryPages> {
  const [config, pages] = [await app.get(Kernel.CONFIG), await app.get(Kernel.SERVER_PAGES)];
  const settings = await app.get<ConfiguracaoService>('services.ConfiguracaoService');
  const site = (): Site => ({url: config.publicUrl, styleSheets: pages.styleSheets});
  return {
    site,
    add: (path, page, options) =>
      pages.add(
        path,
        async call => {
          if (await settings.siteBlocked()) return notice(site(), 503, 'O site está em reformulação e volta em breve.');
          try {
            return (await page(call)) ?? notice(site(), 404, 'Esta página não existe, ou o pintor não está mais aqui.');
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            return {...notice(site(), error.status, error.message), headers: error.headers};
          }
        },
        options,
      ),
  };
}

/** A page with only a message. */
export const notice = (site: Site, status: number, text: string, title = 'Ache Seu Pintor'): ServerPage => ({
  status,
  body: document(
    site,
    {title: `${title} · Clube do Pintor`, description: text, canonical: '/pintores', hidden: true},
    html`<main id="conteudo" class="inicio">
      <section class="vazio">
        <h1>${title}</h1>
        <p>${text}</p>
        <p><a class="botao" href="/pintores">Buscar pintores</a></p>
      </section>
    </main>`,
  ),
});
