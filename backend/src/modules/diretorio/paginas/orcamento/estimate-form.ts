import {
  ACABAMENTOS,
  ACABAMENTO_LABELS,
  CONDICOES,
  CONDICAO_LABELS,
  MEDIDAS,
  MEDIDA_LABELS,
  type EstimateQuestion,
  type RefusedQuestion,
} from '@clube/domain';
import {html, type Html} from '../../../../kernel/http-server/pages/html';

interface EstimateFieldsProps {
  question: EstimateQuestion;
  /** The submitted question if it was refused: its `quanto` is shown as it was typed. */
  refused?: RefusedQuestion | undefined;
  answered: boolean;
  /** Attributes of the button, where the form has another one. */
  button?: Html | undefined;
}

/** The estimate's fields and the button that calculates. */
export const estimateFields = ({question, refused, answered, button}: EstimateFieldsProps): Html =>
  html`<div class="par">
      <label
        >Quanto?<input
          name="quanto"
          inputmode="decimal"
          ${!button && html` required`}
          maxlength="8"
          value="${refused?.typed ?? question.quanto.toLocaleString('pt-BR', {useGrouping: false})}"
          ${refused && html` aria-invalid="true" aria-describedby="quanto-erro" autofocus`}
      /></label>
      ${select('medida', 'Em quê?', MEDIDAS, MEDIDA_LABELS, question.medida)}
    </div>
    ${refused && html`<p class="erro" id="quanto-erro" role="alert">${refused.fault}</p>`}
    ${select('condicao', 'Como estão as paredes?', CONDICOES, CONDICAO_LABELS, question.condicao)}
    ${select('acabamento', 'Que acabamento?', ACABAMENTOS, ACABAMENTO_LABELS, question.acabamento)}
    <label class="marca-se"
      ><input type="checkbox" name="teto" value="1" ${question.teto && html` checked`} /> Pintar o teto também</label
    >
    <button class="botao ${answered ? '' : 'cheio'}" ${button}>${answered ? 'Calcular de novo' : 'Calcular'}</button>`;

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
