import {formatPontos} from '@clube/domain';
import {Tiles, type Tile} from '../components/figure/Tiles';
import type {DashboardData} from './data';
import {percentage} from './percentage';

function tiles(d: DashboardData): Tile[] {
  return [
    {
      label: 'Pintores cadastrados',
      value: d.parceirosCadastrados,
      note: `${formatPontos(d.qtdParceirosIndicados)} indicados, ${formatPontos(d.qtdParceirosIndicadosValidados)} validados`,
      to: '/painel/pintores',
    },
    {
      label: 'Pintores pontuados',
      value: d.parceirosPontuados,
      note: `${percentage(d.parceirosPontuados, d.parceirosCadastrados)} dos cadastrados`,
      to: '/painel/pontuacoes/pontuado',
    },
    {
      label: 'Revendas pontuadas',
      value: d.revendasPontuadas,
      note: `de ${formatPontos(d.revendasCadastradas)} revendas cadastradas`,
    },
    {label: 'Lojas pontuadas', value: d.lojasPontuadas, note: 'CNPJs com vendas pontuadas'},
  ];
}

/** Who is there, and how many of them scored. */
export const Cards = ({data}: {data: DashboardData}) => <Tiles tiles={tiles(data)} />;
