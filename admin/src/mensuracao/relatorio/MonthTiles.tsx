import {changeInPercent, formatPontos, monthOf, monthWithYear} from '@clube/domain';
import {Compared} from '../../components/figure/Compared';
import {Tiles, type Tile} from '../../components/figure/Tiles';
import {reaisOrDash, today} from '../../components/format/values';
import {reportAddress, relatorioFilterOf, type Month} from './data';

type Figure = Exclude<keyof Month, 'mes'>;

/** The month's four figures, each compared with the previous month and the year before, with links to their rows. */
export function MonthTiles({months, rede}: {months: readonly Month[]; rede: string}) {
  const [month, before, yearBefore] = [months.at(-1), months.at(-2), months.at(-13)];
  if (!month || !before || !yearBefore) return null;
  // Days so far against whole months would read as a fall.
  const inProgress = month.mes === monthOf(today());
  const filter = relatorioFilterOf(month.mes, rede);
  const points = reportAddress('relatorio/pontos', filter);
  const tile = (label: string, figure: Figure, to?: string): Tile => ({
    label,
    value: figure === 'pontosUtilizados' ? formatPontos(month[figure]) : reaisOrDash(month[figure]),
    note: inProgress ? (
      'Mês em curso: a comparação vem quando ele acabar'
    ) : (
      <Compared
        since={[before, yearBefore].map(other => ({
          label: monthWithYear(other.mes),
          change: changeInPercent(month[figure], other[figure]),
        }))}
      />
    ),
    ...(to && {to}),
  });
  return (
    <Tiles
      tiles={[
        tile('Pontos utilizados', 'pontosUtilizados', points),
        tile('A pagar pelos pontos', 'aPagar', points),
        tile('Taxa de sucesso', 'taxaSucesso', reportAddress('taxa-sucesso', filter)),
        // Without a link, as its rows are below.
        tile('Valor total', 'valorTotal'),
      ]}
    />
  );
}
