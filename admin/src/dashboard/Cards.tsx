import {formatPontos} from '@clube/domain';
import {Link} from 'react-router-dom';
import {Tiles, type Tile} from '../components/figure/Tiles';
import {rowsOf, type Days} from './addresses';
import {changeText} from './change';
import type {DashboardData} from './data';
import {percentage} from './percentage';

function tiles(d: DashboardData, days: Days): Tile[] {
  const rows = rowsOf(days);
  const change = (field: keyof NonNullable<DashboardData['anterior']> & keyof DashboardData) =>
    changeText(d[field], d.anterior?.[field]);
  return [
    {
      label: 'Pintores cadastrados',
      value: d.parceirosCadastrados,
      change: change('parceirosCadastrados'),
      note: (
        <>
          <Link to={rows.indicacoes()}>{formatPontos(d.qtdParceirosIndicados)} indicados</Link>,{' '}
          <Link to={rows.indicacoes({validado: 1})}>{formatPontos(d.qtdParceirosIndicadosValidados)} validados</Link>
        </>
      ),
      to: rows.pintores(),
    },
    {
      label: 'Pintores pontuados',
      value: d.parceirosPontuados,
      change: change('parceirosPontuados'),
      // In a period most of those who score registered before it.
      note: d.anterior
        ? 'com venda pontuada no período'
        : `${percentage(d.parceirosPontuados, d.parceirosCadastrados)} dos cadastrados`,
      to: rows.scored('pintores'),
    },
    {
      label: 'Revendas pontuadas',
      value: d.revendasPontuadas,
      change: change('revendasPontuadas'),
      note: (
        <Link to={rows.revendas()}>
          {d.anterior
            ? `${formatPontos(d.revendasCadastradas)} revendas cadastradas no período`
            : `de ${formatPontos(d.revendasCadastradas)} revendas cadastradas`}
        </Link>
      ),
      to: rows.scored('revendas'),
    },
    {
      label: 'Lojas pontuadas',
      value: d.lojasPontuadas,
      change: change('lojasPontuadas'),
      note: 'CNPJs com vendas pontuadas',
      to: rows.scored('lojas'),
    },
  ];
}

/** Who is there, and how many of them scored. */
export const Cards = ({data, days}: {data: DashboardData; days: Days}) => <Tiles tiles={tiles(data, days)} />;
