import {cargaHorariaInWords, countOf, directoryPath, withoutContacts} from '@clube/domain';
import {html, type Html} from '../../../kernel/http-server/pages/html';
import {document, icon, picture, portrait, type Site} from './layout';
import {MONTH} from './month';
import type {PainterPage, ShownPhoto, ShownRatings} from './painter-page.service';
import {painterRatings} from './painter-ratings';
import {ratingLine} from './stars';
import {structuredPainter} from './structured';

/** The public page of one painter. */
export function painterPage(site: Site, painter: PainterPage, ratings: ShownRatings): string {
  const {nome, cidade, uf, nivel, foto, categorias, trabalhos, certificados, avaliacoes} = painter;
  const where = cidade ? `${cidade}/${uf}` : undefined;
  const sobre = painter.sobre ? withoutContacts(painter.sobre) : undefined;
  const path = directoryPath(painter);
  const doing = categorias.slice(0, 4).join(', ').toLowerCase();
  return document(
    site,
    {
      title: `${nome}, pintor${where ? ` em ${where}` : ''} · Ache Seu Pintor`,
      description: [
        `Veja ${countOf(trabalhos.length, 'trabalho', 'trabalhos')} e ${countOf(avaliacoes, 'avaliação', 'avaliações')} de ${nome}`,
        doing && `: ${doing}`,
        '. Peça um orçamento.',
      ].join(''),
      canonical: path,
      hidden: ratings.page > 0,
      image: (trabalhos[0]?.imagens ?? foto).at(-1)?.url,
      structured: structuredPainter(site.url, painter, ratings.shown),
    },
    html`<main id="conteudo" class="pagina">
      <nav class="trilha" aria-label="Onde estou">
        <a href="/pintores">Ache Seu Pintor</a>${
          where && html` › <a href="/pintores?onde=${encodeURIComponent(where)}">${where}</a>`
        }
        › <span aria-current="page">${nome}</span>
      </nav>
      <header class="perfil">
        ${portrait(nome, foto, '112px')}
        <div>
          <h1>${nome}</h1>
          ${where && html`<p class="lugar">Pintor em ${where}</p>`}
          <p class="fatos">
            ${ratingLine(painter)}${nivel && html`<span>${icon('level')}${nivel} no Clube</span>`}${
              certificados.length > 0 &&
              html`<span>${icon('certificate')}${countOf(certificados.length, 'certificado', 'certificados')}</span>`
            }
          </p>
        </div>
        <p class="acoes">
          <a class="botao cheio" rel="nofollow" href="${path}/orcamento">Pedir orçamento</a>
          <a class="botao zap" rel="nofollow" href="${path}/contato">${icon('chat')} Chamar no WhatsApp</a>
        </p>
      </header>
      <div class="colunas">
        <div>
          <section aria-labelledby="trabalhos">
            <h2 id="trabalhos">Trabalhos <small>${countOf(photosOf(painter), 'foto', 'fotos')}</small></h2>
            ${trabalhos.length > 0 ? works(painter) : html`<p class="nada">Ainda sem fotos de trabalhos.</p>`}
          </section>
          ${
            sobre &&
            html`<section aria-labelledby="sobre">
              <h2 id="sobre">Sobre</h2>
              <p class="texto">${sobre}</p>
            </section>`
          }
          <section aria-labelledby="avaliacoes">
            <h2 id="avaliacoes">Avaliações <small>Só de quem contratou, por convite de uso único</small></h2>
            ${avaliacoes > 0 ? painterRatings(painter, ratings) : html`<p class="nada">Novo, sem avaliações.</p>`}
          </section>
        </div>
        <aside>
          ${
            categorias.length > 0 &&
            html`<section aria-labelledby="faz">
              <h2 id="faz">O que faz</h2>
              <ul class="faz">
                ${categorias.map(each => html`<li>${each}</li>`)}
              </ul>
            </section>`
          }
          ${
            certificados.length > 0 &&
            html`<section aria-labelledby="certificados">
              <h2 id="certificados">Certificados</h2>
              <ul class="certificados">
                ${certificados.map(
                  each =>
                    html`<li>
                      ${icon('certificate')}
                      <div><b>${each.curso}</b><small>${lengthAndMonth(each)}</small></div>
                    </li>`,
                )}
              </ul>
            </section>`
          }
          <p class="denuncia"><a rel="nofollow" href="/denunciar/pagina/${painter.id}">Denunciar esta página</a></p>
        </aside>
      </div>
    </main>`,
  );
}

const lengthAndMonth = ({minutos, em}: PainterPage['certificados'][number]): string =>
  [cargaHorariaInWords(minutos), MONTH.format(new Date(em))].filter(Boolean).join(' · ');

/** Counts both photos of a pair. */
const photosOf = ({trabalhos}: PainterPage): number =>
  trabalhos.reduce((photos, {antes}) => photos + (antes ? 2 : 1), 0);

/** Single photos, and pairs with "before" and "after" side by side. */
const works = ({nome, trabalhos}: PainterPage): Html =>
  html`<ul class="obras">
    ${trabalhos.map(({antes, ...work}, i) => {
      const name = `Trabalho ${i + 1} de ${nome}`;
      const photo = (shown: ShownPhoto, alt: string, sizes: string) =>
        html`<a href="${shown.imagens.at(-1)?.url ?? ''}">${picture(shown.imagens, alt, {sizes, lazy: i > 1})}</a>`;
      return antes
        ? html`<li class="antes-e-depois">
            <figure>
              ${photo(antes, `${name}: antes`, HALF)}
              <figcaption>Antes</figcaption>
            </figure>
            <figure>
              ${photo(work, `${name}: depois`, HALF)}
              <figcaption>Depois</figcaption>
            </figure>
            ${report(work, i)}
          </li>`
        : html`<li>${photo(work, name, '(width < 760px) 92vw, 380px')}${report(work, i)}</li>`;
    })}
  </ul>`;

const HALF = '(width < 760px) 46vw, 380px';

const report = ({id}: ShownPhoto, i: number): Html =>
  html`<a class="denunciar" rel="nofollow" href="/denunciar/foto/${id}"
    >Denunciar<span class="so-leitor"> o trabalho ${i + 1}</span></a
  >`;
