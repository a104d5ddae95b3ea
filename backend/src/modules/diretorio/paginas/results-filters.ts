import {NEAR_KM, RAIOS} from '@clube/domain';
import {html, type Html} from '../../../kernel/http-server/pages/html';
import {MIN_RATING, addressOf, type PageQuery} from './page-query';

const CHIPS = ['anil', 'zarcao', 'folha', 'terra', 'tinta-2', 'ocre', 'violeta'];

/** Filters of the results: links, as the whole state of the search is in its address. */
export function resultsFilters(
  query: PageQuery,
  categorias: readonly {id: number; nome: string}[],
  onde: string,
): Html {
  const first = {...query, onde, pagina: 0};
  const choice = (words: string, more: Partial<PageQuery>, chosen: boolean) =>
    html`<li>
      <a rel="nofollow" href="${addressOf({...first, ...more})}" ${chosen && html` aria-current="true"`}>${words}</a>
    </li>`;
  return html`<aside aria-label="Filtros">
    <h2>Serviço</h2>
    <ul class="fichas">
      ${categorias.map(
        ({id, nome}, i) =>
          html`<li>
            <a
              href="${addressOf({...first, categoria: id === first.categoria ? undefined : id})}"
              ${id === first.categoria && html` aria-current="true"`}
              ><i style="background:var(--${CHIPS[i % CHIPS.length]})"></i>${nome}</a
            >
          </li>`,
      )}
    </ul>
    <h2>Distância</h2>
    <ul class="notas">
      ${RAIOS.map(km =>
        choice(`Até ${km} km`, {raio: km === NEAR_KM ? undefined : km}, km === (first.raio ?? NEAR_KM)),
      )}
    </ul>
    <h2>Avaliação</h2>
    <ul class="notas">
      ${choice('Todas', {minRating: undefined}, !first.minRating)}
      ${choice(`${MIN_RATING} estrelas ou mais`, {minRating: MIN_RATING}, Boolean(first.minRating))}
    </ul>
  </aside>`;
}
