import {MOST_RESULTS, NEAR_KM, RESULTS_PAGE, countOf, directoryPath, foundInWords} from '@clube/domain';
import {html, jsonLd, type Html} from '../../../kernel/http-server/pages/html';
import {document, icon, type Site} from './layout';
import {QUANTO_CUSTA} from './orcamento/quanto-custa-page';
import {addressOf, type PageQuery} from './page-query';
import {placeName, type Place} from './place';
import type {DirectoryFilter, Found} from './search.service';
import {resultRow} from './result-row';
import {resultsFilters} from './results-filters';

interface Results {
  query: PageQuery;
  categorias: readonly {id: number; nome: string}[];
  /** Message instead of results. */
  erro?: string | undefined;
  result?: {filter: DirectoryFilter; total: number; found: readonly Found[]} | undefined;
  cities: readonly (Place & {total: number})[];
}

/** The search form and its results; without a place, the cities with the most painters. */
export function resultsPage(site: Site, {query, categorias, erro, result, cities}: Results): string {
  const servico = categorias.find(({id}) => id === query.categoria)?.nome;
  const where = result && placeName(result.filter.place);
  const heading = where ? `Pintores em ${result.filter.place.nome} e região` : 'Ache Seu Pintor';
  const what = servico ? `${servico}: pintores` : 'Pintores';
  return document(
    site,
    {
      title: where ? `${what} em ${where} · Ache Seu Pintor` : 'Ache Seu Pintor · Clube do Pintor',
      description: where
        ? `Veja ${foundInWords(result.total)} em ${where} e até ${query.raio ?? NEAR_KM} km, com fotos de trabalhos, avaliações de clientes e certificados.`
        : 'Encontre um pintor profissional perto de você, com fotos de trabalhos, avaliações de clientes e certificados.',
      canonical: addressOf({...query, onde: where ?? '', minRating: undefined, raio: undefined}),
      image: result?.found.find(({trabalho}) => trabalho.length > 0)?.trabalho.at(-1)?.url,
      hidden: Boolean(erro) || result?.total === 0 || query.minRating !== undefined || query.raio !== undefined,
      structured: result && structured(site, result.found),
    },
    html`<section class="busca" aria-label="Busca">
        <div>
          <h1>${heading}</h1>
          <form action="/pintores" role="search">
            <label
              >O que vai pintar?<select name="servico">
                <option value="">Qualquer serviço</option>
                ${categorias.map(
                  ({id, nome}) =>
                    html`<option value="${id}" ${id === query.categoria && html` selected`}>${nome}</option>`,
                )}
              </select></label
            >
            <label
              >Cidade ou CEP<input
                name="onde"
                value="${where ?? query.onde}"
                placeholder="Campinas/SP"
                maxlength="120"
                autocomplete="address-level2"
                required
            /></label>
            ${query.raio && html`<input type="hidden" name="raio" value="${query.raio}" />`}
            ${query.minRating && html`<input type="hidden" name="nota" value="${query.minRating}" />`}
            <button>${icon('search')} Buscar</button>
          </form>
          ${erro && html`<p class="erro" role="alert">${erro}</p>`}
        </div>
      </section>
      <main id="conteudo" class="${result ? 'resultado' : 'inicio'}">
        ${!result && html`<p class="convite">Ainda não sabe quanto vai gastar? <a href="${QUANTO_CUSTA}">Calcule tinta, dias e preço</a>.</p>`}
        ${result ? [resultsFilters(query, categorias, where ?? ''), list(query, result)] : cityList(cities)}
      </main>`,
  );
}

function list(query: PageQuery, {filter: {place}, total, found}: NonNullable<Results['result']>): Html {
  const last = Math.ceil(Math.min(total, MOST_RESULTS) / RESULTS_PAGE) - 1;
  const turn = (pagina: number) => addressOf({...query, onde: placeName(place), pagina});
  if (total === 0)
    return html`<section class="vazio">
      <h2>Sem resultados</h2>
      <p>Ainda não há pintores assim a até ${query.raio ?? NEAR_KM} km de ${placeName(place)}.</p>
      <p><a href="${addressOf({onde: placeName(place)})}">Limpar filtros</a> · <a href="/pintores">Outra cidade</a></p>
    </section>`;
  return html`<section aria-labelledby="quantos">
    <p id="quantos">
      <b>${foundInWords(total)}</b> a até ${query.raio ?? NEAR_KM} km do centro de ${placeName(place)}. Mais perto
      primeiro.
    </p>
    <ol class="pintores" start="${query.pagina * RESULTS_PAGE + 1}">
      ${found.map(resultRow)}
    </ol>
    ${
      last > 0 &&
      html`<nav class="paginas" aria-label="Páginas">
        ${query.pagina > 0 && html`<a rel="prev" href="${turn(query.pagina - 1)}">Anteriores</a>`}
        <span>Página ${query.pagina + 1} de ${last + 1}</span>
        ${query.pagina < last && html`<a rel="next" href="${turn(query.pagina + 1)}">Próximos</a>`}
      </nav>`
    }
  </section>`;
}

const cityList = (cities: Results['cities']): Html =>
  cities.length === 0
    ? html`<section class="vazio">
        <h2>Sem resultados</h2>
        <p>Ainda não há pintores no Ache Seu Pintor.</p>
      </section>`
    : html`<section>
        <h2>Cidades com mais pintores</h2>
        <ul class="cidades">
          ${cities.map(
            city =>
              html`<li>
                <a href="${addressOf({onde: placeName(city)})}">${placeName(city)}</a>
                <span>${countOf(city.total, 'pintor', 'pintores')}</span>
              </li>`,
          )}
        </ul>
      </section>`;

const structured = ({url}: Site, found: readonly Found[]): Html =>
  jsonLd({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: found.map((painter, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: painter.nome,
      url: url + directoryPath(painter),
    })),
  });
