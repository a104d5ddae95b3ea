import {
  MODERACAO_ESTADOS,
  MODERACAO_ESTADO_LABELS,
  MODERACAO_TIPOS,
  MODERACAO_TIPO_LABELS,
  countOf,
} from '@clube/domain';
import {Button, Picture} from '@clube/ui';
import {useMemo, useState} from 'react';
import {toTitleCase} from '../components/format/text';
import type {ListColumn} from '../components/grid/columns';
import {GridList} from '../components/grid/GridList';
import {SelectFilter} from '../components/list/SelectFilter';
import {Page} from '../components/page/Page';
import {StateChip} from '../components/StateChip';
import {DirectoryFigures} from './DirectoryFigures';
import {ItemDialog} from './ItemDialog';
import styles from './Moderacao.module.css';
import {ESTADO_TONES} from './tones';
import type {Item} from './types';

const TIPO_OPTIONS = MODERACAO_TIPOS.map(value => ({value, text: MODERACAO_TIPO_LABELS[value]}));
const ESTADO_OPTIONS = MODERACAO_ESTADOS.map(value => ({value, text: MODERACAO_ESTADO_LABELS[value]}));
const QUEUE_OPTIONS = [{value: 1, text: 'Esperando decisão'}];

const columnsOf = (open: (item: Item) => void): readonly ListColumn<Item>[] => [
  {
    kind: 'text',
    field: 'tipo',
    main: true,
    width: 140,
    files: ['tipo', 'nota'],
    value: ({tipo}) => MODERACAO_TIPO_LABELS[tipo],
    note: ({nota}) => nota !== null && countOf(nota, 'estrela', 'estrelas'),
  },
  {
    kind: 'custom',
    field: 'texto',
    width: 180,
    cell: ({imagens, texto}) => (
      <span className={styles.content}>
        {imagens[0] && (
          <Picture renditions={imagens[0]} main={imagens[0][0]?.url} alt="" sizes="48px" className={styles.thumb}>
            {null}
          </Picture>
        )}
        <span>{texto}</span>
      </span>
    ),
  },
  {kind: 'text', field: 'pintor', value: ({pintor}) => toTitleCase(pintor), to: ({cpf}) => `/painel/pintor/${cpf}`},
  {
    kind: 'status',
    field: 'denuncias',
    width: 112,
    sortable: true,
    cell: ({denuncias}) => (denuncias > 0 ? <StateChip tone="error">{denuncias}</StateChip> : null),
  },
  {
    kind: 'status',
    field: 'estado',
    width: 120,
    cell: ({estado}) => <StateChip tone={ESTADO_TONES[estado]}>{MODERACAO_ESTADO_LABELS[estado]}</StateChip>,
  },
  {kind: 'timestamp', field: 'criadaEm'},
  {kind: 'text', field: 'decididaPor', width: 130, hidden: true},
  {kind: 'timestamp', field: 'decididaEm', hidden: true},
  {
    kind: 'actions',
    field: 'conferir',
    title: 'Conferir',
    width: 108,
    cell: item => (
      <Button
        variant="secondary"
        small
        onClick={() => open(item)}
        aria-label={`Conferir ${MODERACAO_TIPO_LABELS[item.tipo].toLowerCase()} de ${toTitleCase(item.pintor)}`}
      >
        Conferir
      </Button>
    ),
  },
];

/** The directory's items; unchecked and reported ones first. */
export default function ModeracaoList() {
  const [open, setOpen] = useState<Item>();
  const columns = useMemo(() => columnsOf(setOpen), []);
  return (
    <Page title="Ache Seu Pintor" list>
      <DirectoryFigures />
      <GridList
        resource="moderacao"
        label="Conteúdos do Ache Seu Pintor"
        columns={columns}
        sort={{field: 'denuncias', order: 'DESC'}}
        defaultFilter={{fila: '1'}}
        filters={
          <>
            <SelectFilter source="fila" label="Fila" options={QUEUE_OPTIONS} />
            <SelectFilter source="tipo" label="O que é" options={TIPO_OPTIONS} />
            <SelectFilter source="estado" label="Situação" options={ESTADO_OPTIONS} />
          </>
        }
        exports="Ache Seu Pintor"
        empty="Nada espera com estes filtros."
      />
      {open && <ItemDialog item={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
