import {shortName} from '@clube/domain';
import {html, type Html} from '../../../../kernel/http-server/pages/html';
import type {ServerPage} from '../../../../kernel/http-server/pages/server-pages';
import {document, type Site} from '../layout';

export interface Confirming {
  pintor: string;
  state: 'open' | 'confirmed' | 'withdrawn';
}

const TITLES: Readonly<Record<Confirming['state'], string>> = {
  open: 'Confirme seu pedido',
  confirmed: 'Pedido confirmado',
  withdrawn: 'Pedido apagado',
};

const button = (acao: string, words: string, kind = ''): Html =>
  html`<button class="${`botao ${kind}`.trim()}" name="acao" value="${acao}">${words}</button>`;

/** The page of the e-mail's link. A GET does not confirm, as mail programs follow links. */
export function confirmPage(site: Site, {pintor, state}: Confirming): ServerPage {
  const title = TITLES[state];
  const first = shortName(pintor);
  const texts: Readonly<Record<Confirming['state'], string>> = {
    open: `Ao confirmar, ${pintor} recebe seu nome, seu telefone e o que você escreveu, e liga para você.`,
    confirmed: `${first} já recebeu o pedido e vai ligar para você. Se já combinaram, ou se desistiu, apague o pedido.`,
    withdrawn: `${first} não vê mais o seu pedido, e nada do que você escreveu ficou guardado.`,
  };
  return {
    headers: {'Cache-Control': 'no-store'},
    body: document(
      site,
      {title: `${title} · Ache Seu Pintor`, description: texts[state], canonical: '/pintores', hidden: true},
      html`<main id="conteudo" class="inicio">
        <section class="vazio">
          <h1>${title}</h1>
          <p>${texts[state]}</p>
          ${
            state !== 'withdrawn' &&
            html`<form class="escolhas" method="post">
              ${state === 'open' && button('confirmar', 'Confirmar pedido', 'cheio')}
              ${button('apagar', 'Apagar pedido')}
            </form>`
          }
          <p><a href="/pintores">Ver outros pintores</a></p>
        </section>
      </main>`,
    ),
  };
}
