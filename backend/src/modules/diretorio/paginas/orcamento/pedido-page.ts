import {
  MAX_ORCAMENTO_MENSAGEM,
  MAX_ORCAMENTO_NOME,
  directoryPath,
  orcamentoConsent,
  shortName,
  type Estimate,
  type EstimateQuestion,
  type RefusedQuestion,
} from '@clube/domain';
import {html, type Html} from '../../../../kernel/http-server/pages/html';
import {document, icon, portrait, type Site} from '../layout';
import type {PainterPage} from '../painter-page.service';
import {ratingLine} from '../stars';
import {estimateFields} from './estimate-form';
import {estimateResult} from './estimate-result';

export interface PedidoPage {
  painter: PainterPage;
  question: EstimateQuestion;
  refusedQuestion?: RefusedQuestion | undefined;
  /** Undefined before a question was submitted. */
  estimate?: Estimate | undefined;
  /** What was typed so far: the input is rejected, or the estimate was asked for. */
  typed?: URLSearchParams | undefined;
  faults?: Readonly<Record<string, string>> | undefined;
}

/**
 * Page on which a customer estimates the cost and asks one painter to call back. One form, so that "Calcular" keeps
 * what was typed of the request.
 */
export function pedidoPage(site: Site, page: PedidoPage): string {
  const {painter, question, refusedQuestion, estimate} = page;
  const {nome, cidade, uf, foto} = painter;
  const path = directoryPath(painter);
  return document(
    site,
    {
      title: `Orçamento com ${nome} · Ache Seu Pintor`,
      description: `Calcule quanto custa pintar e peça que ${nome} ligue para você.`,
      canonical: path,
      hidden: true,
    },
    html`<main id="conteudo" class="pedido">
      <nav class="trilha" aria-label="Onde estou">
        <a href="/pintores">Ache Seu Pintor</a> › <a href="${path}">${nome}</a> ›
        <span aria-current="page">Orçamento</span>
      </nav>
      <header class="perfil curto">
        ${portrait(nome, foto, '56px')}
        <div>
          <h1>Peça um orçamento</h1>
          <p class="lugar">a ${nome}${cidade && `, de ${cidade}/${uf}`}</p>
          <p class="fatos">${ratingLine(painter)}</p>
        </div>
      </header>
      <form class="passos" method="post" action="${path}/orcamento#pedir">
        <section aria-labelledby="calculo">
          <h2 id="calculo">1. Quanto pode custar <small>se quiser</small></h2>
          <div class="folha">
            ${estimateFields({
              ...{question, refused: refusedQuestion, answered: estimate !== undefined},
              button: html` name="acao" value="calcular" formaction="${path}/orcamento#estimativa" formnovalidate`,
            })}
          </div>
          ${estimate && estimateResult(question, estimate)}
        </section>
        <section aria-labelledby="pedir">
          <h2 id="pedir">2. O pintor liga para você</h2>
          ${callBackFields(page)}
        </section>
      </form>
    </main>`,
  );
}

function callBackFields({painter, estimate, typed, faults = {}}: PedidoPage): Html {
  const first = shortName(painter.nome);
  const field = (name: string, label: string, attributes: Html) =>
    html`<label
        >${label}<input
          name="${name}"
          value="${typed?.get(name)}"
          ${attributes}
          ${faultAttributes(name, faults)} /></label
      >${faultLine(name, faults)}`;
  return html`<div class="folha">
    ${faults['geral'] && html`<p class="erro" role="alert">${faults['geral']}</p>`}
    ${field('nome', 'Seu nome', html` required maxlength="${MAX_ORCAMENTO_NOME}" autocomplete="name"`)}
    ${field('celular', 'Celular com DDD', html` required type="tel" inputmode="tel" maxlength="20" autocomplete="tel-national"`)}
    ${field('email', 'E-mail, para confirmar o pedido', html` required type="email" maxlength="254" autocomplete="email"`)}
    <label
      >O que vai pintar, e quando? <small>se quiser</small
      ><textarea name="mensagem" rows="3" maxlength="${MAX_ORCAMENTO_MENSAGEM}" ${faultAttributes('mensagem', faults)}>
${typed?.get('mensagem')}</textarea></label
    >${faultLine('mensagem', faults)}
    <label class="marca-se"
      ><input
        type="checkbox"
        name="aceite"
        value="1"
        required
        ${typed?.get('aceite') === '1' && html` checked`}
        ${faultAttributes('aceite', faults)}
      />
      <span>${orcamentoConsent(painter.nome)} <a href="/politica-privacidade">Privacidade</a></span></label
    >${faultLine('aceite', faults)}
    <button class="botao cheio" name="acao" value="${estimate ? 'pedir' : 'so-pedir'}">
      ${icon('chat')} Pedir que ${first} ligue
    </button>
    <p class="nota-de-pe">
      ${
        estimate
          ? 'A estimativa vai junto com o pedido. '
          : 'Calcule antes, no passo 1, se quiser mandar a estimativa junto. '
      }Nada
      chega ao pintor antes de você confirmar pelo link do e-mail.
    </p>
  </div>`;
}

const faultAttributes = (name: string, faults: Readonly<Record<string, string>>) =>
  faults[name] &&
  html` aria-invalid="true" aria-describedby="${name}-erro" ${Object.keys(faults)[0] === name && html` autofocus`}`;

const faultLine = (name: string, faults: Readonly<Record<string, string>>) =>
  faults[name] && html`<p class="erro" id="${name}-erro" role="alert">${faults[name]}</p>`;
