import {useMemo} from 'react';
import {LocalGrid} from '../components/grid/LocalGrid';
import type {Column} from '../components/grid/columns';
import type {LinhaNumerada} from './colunas';
import estilos from './Dashboard.module.css';
import type {LinhaTopo} from './dados';

interface Props {
  titulo: string;
  colunas: readonly Column<LinhaNumerada>[];
  linhas: readonly LinhaTopo[];
}

/** One of the tables of twenty, ten lines at a time. */
export function TabelaTopo({titulo, colunas, linhas}: Props) {
  const numeradas = useMemo(() => linhas.map((linha, i) => ({...linha, id: i + 1})), [linhas]);
  return (
    <section className={estilos.topo}>
      <h2>{titulo}</h2>
      <LocalGrid label={titulo} columns={colunas} rows={numeradas} sort={{field: 'id', order: 'ASC'}} />
    </section>
  );
}
