import {countOf} from '@clube/domain';
import {formatNumber, reais} from '../../../base/formats.ts';
import type {PeriodTexts} from '../filter/report-filter.ts';
import type {PintorView} from '../pintores/pintor-view.ts';
import type {Relatorio} from '../types.ts';

export interface Figure {
  title: string;
  value: string;
  /** Of what period, or what else there is to know. */
  note: string;
  /** The section whose rows make up the figure. */
  section: 'pintores' | 'cursos';
  /** Which of the painters, and by what they are sorted. */
  view?: Pick<PintorView, 'filter' | 'order'>;
}

const byTotal = {key: 'totalVendido', descending: true};

/** The one row of figures, each with the way to its rows. */
export function buildFigures(relatorio: Relatorio, period: PeriodTexts): Figure[] {
  const {pintoresAtivos, pintoresInativos, pintoresAcheSeuPintor} = relatorio;
  const notas = relatorio.usuariosTotais.reduce((sum, {qtdeVendas}) => sum + qtdeVendas, 0);
  return [
    {
      title: 'Vendido a pintores do Clube',
      value: reais(relatorio.valorTotalNf),
      note: period.whole,
      section: 'pintores',
      view: {filter: 'scored', order: byTotal},
    },
    {
      title: 'Valor médio da nota',
      value: reais(relatorio.valorMedioNf),
      note: `Em ${countOf(notas, 'nota', 'notas')}`,
      section: 'pintores',
      view: {filter: 'scored', order: {key: 'mediaNf', descending: true}},
    },
    {
      title: 'Pintores cadastrados',
      value: formatNumber(relatorio.pintoresCadastrados),
      note: `${countOf(pintoresAtivos, 'ativo', 'ativos')}, ${countOf(pintoresInativos, 'inativo', 'inativos')}`,
      section: 'pintores',
      view: {filter: 'all', order: {key: 'nome', descending: false}},
    },
    {
      title: 'Pintores pontuados',
      value: formatNumber(relatorio.parceirosPontuados),
      note: `${formatNumber(pintoresAcheSeuPintor)} no Ache Seu Pintor`,
      section: 'pintores',
      view: {filter: 'scored', order: byTotal},
    },
    {
      title: 'Com resgate',
      value: formatNumber(relatorio.pintoresComResgate),
      note: 'Pintores',
      section: 'pintores',
      view: {filter: 'withResgate', order: byTotal},
    },
    {title: 'Com curso', value: formatNumber(relatorio.pintoresComCurso), note: 'Pintores', section: 'cursos'},
  ];
}
