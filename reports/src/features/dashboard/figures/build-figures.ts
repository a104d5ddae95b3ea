import {changeInPercent, countOf} from '@clube/domain';
import {formatNumber, reais} from '../../../base/formats.ts';
import type {PeriodTexts} from '../filter/report-filter.ts';
import {BY_TOTAL, type PintoresView} from '../pintores/groups.ts';
import type {Numeros} from '../types.ts';
import type {EarlierNumeros} from '../useNumeros.ts';

export interface Figure {
  title: string;
  value: string;
  /** The period, or another remark. */
  note: string;
  /** The changes since earlier periods, as short texts. */
  changes?: string[];
  /** The section with the figure's rows. */
  section: 'pintores' | 'cursos';
  /** The group of painters and their sort order. */
  view?: PintoresView;
}

/** The figures, each with a link to its rows, compared with earlier periods. */
export function buildFigures(numeros: Numeros, period: PeriodTexts, {before, yearBefore}: EarlierNumeros): Figure[] {
  const changes = (of: (numeros: Numeros) => number) =>
    [
      {earlier: before, words: 'sobre o período anterior'},
      {earlier: yearBefore, words: 'sobre um ano antes'},
    ].flatMap(({earlier, words}) => {
      const change = earlier && changeInPercent(of(numeros), of(earlier.numeros));
      return change ? [`${change} ${words}`] : [];
    });
  const {pintoresAtivos, pintoresInativos, pintoresAcheSeuPintor, qtdeNotas} = numeros;
  return [
    {
      title: 'Vendido a pintores do Clube',
      value: reais(numeros.valorTotalNf),
      note: period.whole,
      changes: changes(({valorTotalNf}) => valorTotalNf),
      section: 'pintores',
      view: {group: 'pontuados', order: BY_TOTAL},
    },
    {
      title: 'Valor médio da nota',
      value: reais(numeros.valorMedioNf),
      note: `Em ${countOf(qtdeNotas, 'nota', 'notas')}`,
      changes: changes(({valorMedioNf}) => valorMedioNf),
      section: 'pintores',
      view: {group: 'pontuados', order: {key: 'mediaNf', descending: true}},
    },
    {
      title: 'Pintores cadastrados',
      value: formatNumber(numeros.pintoresCadastrados),
      note: `${countOf(pintoresAtivos, 'ativo', 'ativos')}, ${countOf(pintoresInativos, 'inativo', 'inativos')}`,
      section: 'pintores',
      view: {group: '', order: {key: 'nome', descending: false}},
    },
    {
      title: 'Pintores pontuados',
      value: formatNumber(numeros.parceirosPontuados),
      note: `${formatNumber(pintoresAcheSeuPintor)} no Ache Seu Pintor`,
      changes: changes(({parceirosPontuados}) => parceirosPontuados),
      section: 'pintores',
      view: {group: 'pontuados', order: BY_TOTAL},
    },
    {
      title: 'Com resgate',
      value: formatNumber(numeros.pintoresComResgate),
      note: 'Pintores',
      section: 'pintores',
      view: {group: 'comResgate', order: BY_TOTAL},
    },
    {title: 'Com curso', value: formatNumber(numeros.pintoresComCurso), note: 'Pintores', section: 'cursos'},
  ];
}
