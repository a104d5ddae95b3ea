import {formatPontos} from '@clube/domain';
import {Button, TapeLabel, PagedTable, type Column} from '@clube/ui';
import {dayOf, showDate} from '../../../base/formats';
import styles from './Tables.module.css';
import type {Pontuacao} from '../../../base/types';

function columns(onView: (nota: Pontuacao) => void): readonly Column<Pontuacao>[] {
  return [
    {
      key: 'identificador',
      title: 'Nota',
      main: true,
      order: nota => nota.identificador,
      cell: nota => (
        <span>
          <b>Nota {nota.identificador}</b>
          <small className={styles.loja}>{nota.loja}</small>
        </span>
      ),
    },
    {
      key: 'totalPontos',
      title: 'Pontos',
      numeric: true,
      aside: true,
      order: nota => nota.totalPontos,
      cell: nota => <b className="num">{formatPontos(nota.totalPontos)}</b>,
    },
    {
      key: 'pontuadoEm',
      title: 'Pontuada em',
      order: nota => nota.pontuadoEm,
      cell: nota => showDate(nota.pontuadoEm),
    },
    {
      key: 'venceEm',
      title: 'Vence em',
      order: nota => dayOf(nota.venceEm),
      cell: nota => showDate(nota.venceEm),
    },
    {
      key: 'codigo',
      title: 'Código promocional',
      cell: ({codigo, pontosDobrados}) =>
        pontosDobrados === 1 ? (
          <span>
            {codigo} <TapeLabel>REVENDAMASTER</TapeLabel>
          </span>
        ) : (
          codigo
        ),
    },
    {
      key: 'historia',
      title: 'Andamento',
      actions: true,
      cell: nota => (
        <Button
          variant="text"
          small
          onClick={() => onView(nota)}
          aria-label={`Ver andamento da nota ${nota.identificador}`}
        >
          Ver andamento
        </Button>
      ),
    },
  ];
}

/** Scored receipts, newest first. */
export function PontuacoesTable({rows, onView}: {rows: Pontuacao[]; onView: (nota: Pontuacao) => void}) {
  return (
    <PagedTable
      caption="Notas pontuadas"
      columns={columns(onView)}
      rows={rows}
      rowKey={nota => nota.id}
      initialOrder={{key: 'pontuadoEm', descending: true}}
    />
  );
}
