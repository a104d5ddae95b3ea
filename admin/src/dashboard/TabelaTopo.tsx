import {useMemo} from 'react';
import {GradeLocal} from '../components/grade/GradeLocal';
import type {Coluna} from '../components/grade/colunas';
import type {LinhaNumerada} from './colunas';
import estilos from './Dashboard.module.css';
import type {LinhaTopo} from './dados';

interface Props {
  titulo: string;
  colunas: readonly Coluna<LinhaNumerada>[];
  linhas: readonly LinhaTopo[];
}

/** One of the tables of twenty, ten lines at a time. */
export function TabelaTopo({titulo, colunas, linhas}: Props) {
  const numeradas = useMemo(() => linhas.map((linha, i) => ({...linha, id: i + 1})), [linhas]);
  return (
    <section className={estilos.topo}>
      <h2>{titulo}</h2>
      <GradeLocal legenda={titulo} colunas={colunas} linhas={numeradas} ordem={{field: 'id', order: 'ASC'}} />
    </section>
  );
}
