import {
  RATING_PRIOR_EXPLAINED,
  countOf,
  directoryMean,
  directoryPath,
  formatMedia,
  shortName,
  withoutContacts,
} from '@clube/domain';
import {html, type Html} from '../../../kernel/http-server/pages/html';
import {picture} from './layout';
import type {PainterPage, ShownRating, ShownRatings} from './painter-page.service';
import {MONTH} from './month';
import {starsOf} from './stars';

/** Customers' ratings, with the number of ratings by stars. */
export function painterRatings(painter: PainterPage, {shown, counts, page, last}: ShownRatings): Html {
  const {nome, estrelas, avaliacoes} = painter;
  const turn = (to: number) => `${directoryPath(painter)}${to > 0 ? `?avaliacoes=${to + 1}` : ''}#avaliacoes`;
  const mean = directoryMean({sum: estrelas, total: avaliacoes}) ?? 0;
  return html`<div class="opinioes">
    <div class="media">
      <p>
        <b>${formatMedia(mean)}</b>${starsOf(Math.round(mean))}<small
          >${countOf(avaliacoes, 'avaliação', 'avaliações')}</small
        >
      </p>
      <ul>
        ${[5, 4, 3, 2, 1].map(rating => {
          const total = counts.find(each => each.rating === rating)?.total ?? 0;
          return html`<li>
            <span>${rating}</span
            ><meter
              min="0"
              max="${avaliacoes}"
              value="${total}"
              aria-label="${rating === 1 ? '1 estrela' : `${rating} estrelas`}"
            ></meter
            ><span>${total}</span>
          </li>`;
        })}
      </ul>
      <p class="nota-de-pe">${RATING_PRIOR_EXPLAINED}</p>
    </div>
    <ul class="ditos">
      ${shown.map(rating => opinion(rating, nome))}
    </ul>
    ${
      last > 0 &&
      html`<nav class="paginas" aria-label="Páginas das avaliações">
        ${page > 0 && html`<a rel="prev" href="${turn(page - 1)}">Mais novas</a>`}
        <span>Página ${page + 1} de ${last + 1}</span>
        ${page < last && html`<a rel="next" href="${turn(page + 1)}">Mais antigas</a>`}
      </nav>`
    }
  </div>`;
}

const opinion = ({id, rating, cliente, avaliacao, resposta, avaliadoEm, imagens}: ShownRating, nome: string): Html =>
  html`<li>
    <p class="de">
      <b>${cliente ? shortName(cliente) : 'Cliente'}</b>${starsOf(rating)}<time datetime="${avaliadoEm.toISOString()}"
        >${MONTH.format(avaliadoEm)}</time
      ><a class="denunciar" rel="nofollow" href="/denunciar/avaliacao/${id}"
        >Denunciar<span class="so-leitor"> esta avaliação</span></a
      >
    </p>
    ${avaliacao && html`<p class="texto">${withoutContacts(avaliacao)}</p>`}
    ${
      imagens.length > 0 &&
      html`<ul class="fotos">
        ${imagens.map((each, i) => html`<li><a href="${each.at(-1)?.url ?? ''}">${picture(each, `Foto ${i + 1} do cliente`, {sizes: '120px'})}</a></li>`)}
      </ul>`
    }
    ${
      resposta &&
      html`<div class="resposta">
        <b>Resposta de ${nome.split(' ')[0]}</b>
        <p>${withoutContacts(resposta)}</p>
      </div>`
    }
  </li>`;
