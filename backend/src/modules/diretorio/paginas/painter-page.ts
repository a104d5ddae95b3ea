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
import {document, icon, picture, portrait, type Site} from './layout';
import type {PainterPage, PainterPageService, ShownRating} from './painter-page.service';
import {ratingLine, starsOf} from './stars';
import {structuredPainter} from './structured';

export type Ratings = Awaited<ReturnType<PainterPageService['ratings']>>;

const MONTH = new Intl.DateTimeFormat('pt-BR', {month: 'long', year: 'numeric', timeZone: 'America/Sao_Paulo'});

/** What a customer reads of one painter. */
export function painterPage(site: Site, painter: PainterPage, ratings: Ratings): string {
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
        '. Chame no WhatsApp.',
      ].join(''),
      canonical: path,
      image: (trabalhos[0]?.imagens ?? foto).at(-1)?.url,
      structured: structuredPainter(site.url, painter, ratings.shown),
    },
    html`<main id="conteudo" class="pagina">
      <nav class="trilha" aria-label="Onde estou">
        <a href="/pintores">Ache seu pintor</a>${
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
          <a class="botao zap" rel="nofollow" href="${path}/contato">${icon('chat')} Chamar no WhatsApp</a>
        </p>
      </header>
      <div class="colunas">
        <div>
          <section aria-labelledby="trabalhos">
            <h2 id="trabalhos">Trabalhos <small>${countOf(trabalhos.length, 'foto', 'fotos')}</small></h2>
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
            ${avaliacoes > 0 ? opinions(painter, ratings) : html`<p class="nada">Novo, sem avaliações.</p>`}
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
                  ({curso, minutos, em}) =>
                    html`<li>
                      ${icon('certificate')}
                      <div><b>${curso}</b><small>${hours(minutos)} · ${MONTH.format(new Date(em))}</small></div>
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

const hours = (minutes: number): string => (minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 60)} h`);

const works = ({nome, trabalhos}: PainterPage): Html =>
  html`<ul class="obras">
    ${trabalhos.map(
      (work, i) =>
        html`<li>
          <a href="${work.imagens.at(-1)?.url ?? ''}"
            >${picture(work.imagens, `Trabalho ${i + 1} de ${nome}`, {
              sizes: '(width < 760px) 92vw, 380px',
              lazy: i > 1,
            })}</a
          ><a class="denunciar" rel="nofollow" href="/denunciar/foto/${work.id}"
            >Denunciar<span class="so-leitor"> o trabalho ${i + 1}</span></a
          >
        </li>`,
    )}
  </ul>`;

function opinions({nome, estrelas, avaliacoes}: PainterPage, {shown, counts}: Ratings): Html {
  const mean = directoryMean({sum: estrelas, total: avaliacoes}) ?? 0;
  return html`<div class="opinioes">
    <div class="media">
      <p>
        <b>${formatMedia(mean)}</b>${starsOf(Math.round(mean))}<small
          >${countOf(avaliacoes, 'avaliação', 'avaliações')}</small
        >
      </p>
      <ul>
        ${[5, 4, 3, 2, 1].map(nota => {
          const total = counts.find(each => each.nota === nota)?.total ?? 0;
          return html`<li>
            <span>${nota}</span
            ><meter
              min="0"
              max="${avaliacoes}"
              value="${total}"
              aria-label="${nota === 1 ? '1 estrela' : `${nota} estrelas`}"
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
  </div>`;
}

const opinion = ({id, nota, cliente, avaliacao, resposta, avaliadoEm, imagens}: ShownRating, nome: string): Html =>
  html`<li>
    <p class="de">
      <b>${cliente ? shortName(cliente) : 'Cliente'}</b>${starsOf(nota)}<time datetime="${avaliadoEm.toISOString()}"
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
