import type {Estimate, EstimateQuestion, RefusedQuestion} from '@clube/domain';
import {html} from '../../../../kernel/http-server/pages/html';
import {document, icon, type Site} from '../layout';
import {estimateFields} from './estimate-form';
import {estimateResult} from './estimate-result';

export const QUANTO_CUSTA = '/quanto-custa-pintar';

/**
 * The estimate page for visitors without a painter, with a link to the search. Its form is a GET form, so that the
 * result's address can be saved and shared.
 */
export const quantoCustaPage = (
  site: Site,
  {
    question,
    refused,
    estimate,
  }: {question: EstimateQuestion; refused?: RefusedQuestion | undefined; estimate?: Estimate | undefined},
): string =>
  document(
    site,
    {
      title: 'Quanto custa pintar? Calcule tinta, dias e preço · Ache Seu Pintor',
      description:
        'Diga quantos cômodos ou metros vai pintar e veja quanta tinta, quantos dias e entre que valores fica a pintura. Depois ache um pintor perto de você.',
      canonical: QUANTO_CUSTA,
      hidden: estimate !== undefined || refused !== undefined,
    },
    html`<main id="conteudo" class="pedido">
      <h1>Quanto custa pintar?</h1>
      <p class="lugar">Litros de tinta, dias e uma faixa de preço, em quatro perguntas.</p>
      <div class="passos">
        <section aria-labelledby="calculo">
          <h2 id="calculo">O que vai pintar</h2>
          <form class="folha" action="${QUANTO_CUSTA}#estimativa" aria-label="O que vai pintar">
            ${estimateFields({question, refused, answered: estimate !== undefined})}
          </form>
        </section>
        <div>
          ${estimate && estimateResult(question, estimate)}
          <section aria-labelledby="achar">
            <h2 id="achar">Ache quem pinta</h2>
            <form class="folha" action="/pintores" role="search">
              <label
                >Sua cidade ou CEP<input
                  name="onde"
                  placeholder="Campinas/SP"
                  maxlength="120"
                  autocomplete="address-level2"
                  required
              /></label>
              <button class="botao cheio">${icon('search')} Ver pintores perto</button>
            </form>
          </section>
        </div>
      </div>
    </main>`,
  );
