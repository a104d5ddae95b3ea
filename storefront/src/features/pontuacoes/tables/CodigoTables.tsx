import {formatPontos} from '@clube/domain';
import {PagedTable, type Column} from '@clube/ui';
import {showDate} from '../../../base/formats';
import type {TreinamentoCodigo, CodigoUse} from '../api';

const CODIGO_COLUMNS: readonly Column<CodigoUse>[] = [
  {
    key: 'codigo',
    title: 'Código utilizado',
    main: true,
    order: use => use.detalhes.codigo,
    cell: use => <b>{use.detalhes.codigo}</b>,
  },
  {
    key: 'pontos',
    title: 'Pontos',
    numeric: true,
    aside: true,
    order: use => use.pontos,
    cell: use => <b className="num">{formatPontos(use.pontos)}</b>,
  },
  {key: 'data', title: 'Quando', order: use => use.data, cell: use => showDate(use.data)},
];

/** Points that came from codes. */
export function CodigosTable({rows}: {rows: CodigoUse[]}) {
  return (
    <PagedTable
      caption="Pontuações de códigos"
      columns={CODIGO_COLUMNS}
      rows={rows}
      rowKey={use => use.id}
      initialOrder={{key: 'data', descending: true}}
    />
  );
}

/** A code that adds is written with a plus, one that multiplies with a times sign. */
function withEffect({codigo, operacao, valor}: TreinamentoCodigo): string {
  return `${codigo} ${operacao === 'ADICIONAR' ? '+' : 'x'} ${formatPontos(valor)}`;
}

const TREINAMENTO_COLUMNS: readonly Column<TreinamentoCodigo>[] = [
  {
    key: 'codigo',
    title: 'Código promocional',
    main: true,
    order: codigo => codigo.codigo,
    cell: codigo => <b>{withEffect(codigo)}</b>,
  },
  {
    key: 'utilizadoEm',
    title: 'Utilizado em',
    aside: true,
    order: codigo => codigo.utilizadoEm ?? '',
    cell: codigo => showDate(codigo.utilizadoEm),
  },
];

/** Points that came from trainings. */
export function TreinamentosTable({rows}: {rows: TreinamentoCodigo[]}) {
  return (
    <PagedTable
      caption="Treinamentos"
      columns={TREINAMENTO_COLUMNS}
      rows={rows}
      rowKey={codigo => codigo.id}
      initialOrder={{key: 'utilizadoEm', descending: true}}
    />
  );
}
