import {
  ACABAMENTOS,
  ACABAMENTO_LABELS,
  CONDICOES,
  CONDICAO_LABELS,
  MEDIDAS,
  MEDIDA_LABELS,
  type EstimateQuestion,
} from '@clube/domain';
import {html, type Html} from '../../../../kernel/http-server/pages/html';

interface EstimateFormProps {
  /** Address of the result page. */
  action: string;
  question: EstimateQuestion;
  fault?: string | undefined;
  answered: boolean;
}

/** The estimate's form. It is a GET form, so that the result's address can be saved and shared. */
export const estimateForm = ({action, question, fault, answered}: EstimateFormProps): Html =>
  html`<form class="folha" action="${action}#estimativa" aria-label="O que vai pintar">
    <div class="par">
      <label
        >Quanto?<input
          name="quanto"
          inputmode="decimal"
          required
          maxlength="7"
          value="${fault ? '' : question.quanto.toLocaleString('pt-BR', {useGrouping: false})}"
          ${fault && html` aria-invalid="true" aria-describedby="quanto-erro" autofocus`}
      /></label>
      ${select('medida', 'Em quê?', MEDIDAS, MEDIDA_LABELS, question.medida)}
    </div>
    ${fault && html`<p class="erro" id="quanto-erro" role="alert">${fault}</p>`}
    ${select('condicao', 'Como estão as paredes?', CONDICOES, CONDICAO_LABELS, question.condicao)}
    ${select('acabamento', 'Que acabamento?', ACABAMENTOS, ACABAMENTO_LABELS, question.acabamento)}
    <label class="marca-se"
      ><input type="checkbox" name="teto" value="1" ${question.teto && html` checked`} /> Pintar o teto também</label
    >
    <button class="botao ${answered ? '' : 'cheio'}">${answered ? 'Calcular de novo' : 'Calcular'}</button>
  </form>`;

const select = <T extends string>(
  name: string,
  label: string,
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
  chosen: T,
): Html =>
  html`<label
    >${label}<select name="${name}">
      ${values.map(
        value => html`<option value="${value}" ${value === chosen && html` selected`}>${labels[value]}</option>`,
      )}
    </select></label
  >`;

/** Hidden inputs that repeat the question in the form that submits the request. */
export const hiddenQuestion = ({medida, quanto, teto, condicao, acabamento}: EstimateQuestion): Html[] =>
  Object.entries({medida, quanto, condicao, acabamento, ...(teto && {teto: 1})}).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
