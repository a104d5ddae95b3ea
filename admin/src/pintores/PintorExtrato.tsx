import type {Row} from '@clube/api-client';
import {LANCAMENTO_LABELS, NOTA_STATE_LABELS} from '@clube/domain';
import {Button, Modal} from '@clube/ui';
import {useMemo, useState} from 'react';
import type {Column} from '../components/grid/columns';
import {DASH} from '../components/format/values';
import {LocalGrid} from '../components/grid/LocalGrid';
import {NotaTimeline} from '../components/notas/NotaTimeline';
import {useMovimentosOf} from './queries';

type Movimento = Row<'/api/pontuacoes/movimentos'>;

const titleOf = ({tipo, estadoNota}: Movimento): string =>
  tipo === 'nota' ? `Nota ${estadoNota ? NOTA_STATE_LABELS[estadoNota].toLowerCase() : ''}` : LANCAMENTO_LABELS[tipo];

const detailOf = (row: Movimento): string | null =>
  [
    row.premio && (row.qtde && row.qtde > 1 ? `${row.qtde} × ${row.premio}` : row.premio),
    row.loja,
    row.identificador && `nota ${row.identificador}`,
    row.codigo && `código ${row.codigo}`,
    row.indicado,
    row.reprovadoMotivo,
  ]
    .filter(Boolean)
    .join(' · ') || null;

const columnsOf = (onNota: (id: number) => void): readonly Column<Movimento>[] => [
  {kind: 'timestamp', field: 'quando', title: 'Data', sortable: true},
  {kind: 'text', field: 'tipo', title: 'Movimento', main: true, width: 300, value: titleOf, note: detailOf},
  {kind: 'points', field: 'pontos', title: 'Pontos'},
  {kind: 'points', field: 'saldoApos', title: 'Saldo'},
  {kind: 'date', field: 'venceEm', title: 'Vence em'},
  {
    kind: 'custom',
    field: 'idNota',
    title: 'Nota',
    width: 120,
    cell: ({idNota}) =>
      idNota ? (
        <Button variant="text" small onClick={() => onNota(idNota)} aria-label={`Histórico da nota ${idNota}`}>
          Histórico
        </Button>
      ) : (
        DASH
      ),
  },
];

/**
 * The painter's points statement with the balance after each movement, and the receipts without points with their
 * reasons; a receipt opens its history.
 */
export function PintorExtrato({cpf}: {cpf: string}) {
  const {data, error, refetch} = useMovimentosOf(cpf);
  const [nota, setNota] = useState<number>();
  const columns = useMemo(() => columnsOf(setNota), []);
  return (
    <>
      <LocalGrid
        label="Extrato do pintor"
        columns={columns}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        sort={{field: 'quando', order: 'DESC'}}
        empty="Este pintor ainda não tem movimentos."
      />
      {nota !== undefined && (
        <Modal open title={`Nota ${nota}`} onClose={() => setNota(undefined)}>
          <NotaTimeline id={nota} />
        </Modal>
      )}
    </>
  );
}
