import {countOf} from '@clube/domain';
import {Link} from 'react-router-dom';
import {Tiles, type Tile} from '../components/figure/Tiles';
import {rowsOf, type Days} from './addresses';
import {changeText} from './change';
import type {DashboardData} from './data';
import {percentage} from './percentage';

function tiles(d: DashboardData, days: Days): Tile[] {
  const rows = rowsOf(days);
  const changes = (field: keyof NonNullable<DashboardData['anterior']> & keyof DashboardData) => ({
    change: changeText(d[field], d.anterior?.[field]),
    yearChange: changeText(d[field], d.anoAnterior?.[field]),
  });
  return [
    {
      label: 'Pintores cadastrados',
      value: d.parceirosCadastrados,
      ...changes('parceirosCadastrados'),
      note: (
        <>
          <Link to={rows.indicacoes()}>{countOf(d.qtdParceirosIndicados, 'indicado', 'indicados')}</Link>,{' '}
          <Link to={rows.indicacoes({validado: 1})}>
            {countOf(d.qtdParceirosIndicadosValidados, 'validado', 'validados')}
          </Link>
        </>
      ),
      to: rows.pintores(),
    },
    {
      label: 'Pintores pontuados',
      value: d.parceirosPontuados,
      ...changes('parceirosPontuados'),
      // Most painters who score in a period have registered before it.
      note: d.anterior
        ? 'com venda pontuada no período'
        : `${percentage(d.parceirosPontuados, d.parceirosCadastrados)} dos cadastrados`,
      to: rows.scored('pintores'),
    },
    {
      label: 'Revendas pontuadas',
      value: d.revendasPontuadas,
      ...changes('revendasPontuadas'),
      note: (
        <Link to={rows.revendas()}>
          {d.anterior
            ? `${countOf(d.revendasCadastradas, 'revenda cadastrada', 'revendas cadastradas')} no período`
            : `${countOf(d.revendasCadastradas, 'ativa', 'ativas')} hoje`}
        </Link>
      ),
      to: rows.scored('revendas'),
    },
    {
      label: 'Lojas pontuadas',
      value: d.lojasPontuadas,
      ...changes('lojasPontuadas'),
      note: 'CNPJs com vendas pontuadas',
      to: rows.scored('lojas'),
    },
  ];
}

/** The numbers of painters, and of those who scored. */
export const Cards = ({data, days}: {data: DashboardData; days: Days}) => <Tiles tiles={tiles(data, days)} />;
