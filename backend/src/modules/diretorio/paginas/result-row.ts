import {countOf, directoryPath, excerpt, formatKm, shortName, withoutContacts} from '@clube/domain';
import {html, type Html} from '../../../kernel/http-server/pages/html';
import {icon, picture, portrait} from './layout';
import type {Found} from './search.service';
import {ratingLine} from './stars';

/** Characters of a customer's words below a result. */
const MAX_QUOTE = 160;

/** One painter among the results. */
export function resultRow(painter: Found): Html {
  const {nome, cidade, uf, km, nivel, certificados, categorias, foto, trabalho, dito} = painter;
  const path = directoryPath(painter);
  return html`<li class="cartao">
    <a class="obra" href="${path}" tabindex="-1" aria-hidden="true"
      >${picture(trabalho, '', {sizes: '(width < 760px) 92vw, 260px'})}</a
    >
    <div class="quem">
      ${portrait(nome, foto, '56px')}
      <div>
        <h2><a href="${path}">${nome}</a></h2>
        <p class="lugar">${cidade}/${uf} · ${formatKm(km)}</p>
      </div>
    </div>
    <p class="fatos">
      ${ratingLine(painter)}${nivel && html`<span>${icon('level')}${nivel} no Clube</span>`}${
        certificados > 0 &&
        html`<span>${icon('certificate')}${countOf(certificados, 'certificado', 'certificados')}</span>`
      }
    </p>
    ${categorias.length > 0 && html`<p class="servicos">${categorias.join(', ')}</p>`}
    ${dito && html`<p class="dito">“${excerpt(withoutContacts(dito), MAX_QUOTE)}”</p>`}
    <p class="acoes">
      <a class="botao cheio" rel="nofollow" href="${path}/orcamento"
        >Pedir orçamento<span class="so-leitor"> a ${shortName(nome)}</span></a
      >
      <a class="botao zap" rel="nofollow" href="${path}/contato"
        >${icon('chat')} WhatsApp<span class="so-leitor"> de ${shortName(nome)}</span></a
      >
      <a class="botao" href="${path}">Ver trabalhos<span class="so-leitor"> de ${shortName(nome)}</span></a>
    </p>
  </li>`;
}
