import {changeInPercent, countOf} from '@clube/domain';
import {formatNumber, reais} from '../../../base/formats.ts';
import type {PeriodTexts} from '../filter/report-filter.ts';
import {BY_TOTAL, type PintoresView} from '../pintores/groups.ts';
import type {Numeros} from '../types.ts';
import type {EarlierNumeros} from '../useNumeros.ts';

export interface Figure {
  title: string;
  value: string;
  /** Of what period, or what else there is to know. */
  note: string;
  /** How it changed, each in a few words. */
  changes?: string[];
  /** The section whose rows make up the figure. */
  section: 'pintores' | 'cursos';
  /** Which of the painters, and by what they are sorted. */
  view?: PintoresView;
}

/** The one row of figures, each with the way to its rows; those of a period beside earlier ones. */
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
