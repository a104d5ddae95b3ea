import {
  ACABAMENTO_NAMES,
  ESTIMATE_EXPLAINED,
  countOfRange,
  describeQuestion,
  formatPacks,
  formatRange,
  totalOf,
  type Estimate,
  type EstimateQuestion,
} from '@clube/domain';
import {html, type Html} from '../../../../kernel/http-server/pages/html';

type Range = Estimate['litros'];

const reais = (range: Range): string => `R$ ${formatRange(range).replace(' a ', ' a R$ ')}`;

/** The estimate's cost and quantities, as ranges. */
export function estimateResult(question: EstimateQuestion, estimate: Estimate): Html {
  const {area, demaos, litros, latas, massa, fundo, dias, material, maoDeObra} = estimate;
  const total = totalOf(estimate);
  const rows: (readonly [name: string, value: string, more?: string])[] = [
    ['Tempo', countOfRange(dias, 'dia', 'dias'), 'de trabalho de um pintor'],
    [
      'Tinta',
      countOfRange(litros, 'litro', 'litros'),
      [
        `${ACABAMENTO_NAMES[question.acabamento]}, ${formatRange(demaos)} demãos`,
        latas.length > 0 ? `no máximo ${formatPacks(latas)}` : undefined,
      ]
        .filter(Boolean)
        .join('; '),
    ],
    ...(massa ? [['Massa', `${formatRange(massa)} kg`, 'onde for preciso'] as const] : []),
    ...(fundo ? [['Fundo', countOfRange(fundo, 'litro', 'litros'), 'antes da tinta'] as const] : []),
    ['Mão de obra', reais(maoDeObra)],
    ['Material', material ? reais(material) : 'sem preço de referência', material && 'tinta, massa e fundo'],
  ];
  return html`<section class="estimativa" id="estimativa" aria-labelledby="estimativa-titulo">
    <h2 id="estimativa-titulo">Estimativa para ${describeQuestion(question)}</h2>
    <p class="total">
      <small>${total ? 'Serviço e material' : 'Só o serviço'}</small><b>${reais(total ?? maoDeObra)}</b>
    </p>
    <dl>
      ${rows.map(
        ([name, value, more]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}${more && html`<small>${more}</small>`}</dd>
          </div>`,
      )}
    </dl>
    <p class="nota-de-pe">Para ${formatRange(area)} m² de parede${question.teto && ' e teto'}. ${ESTIMATE_EXPLAINED}</p>
  </section>`;
}
