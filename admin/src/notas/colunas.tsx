import {formatarCpf} from '@clube/domain';
import type {Column} from '../components/grid/columns';
import {emTitulo} from '../components/texto';

interface ComPintor {
  nome: string;
  cpf?: string | undefined;
}

/** Who sent it, and the way to that painter. */
export const PAINTER: Column<ComPintor> = {
  kind: 'text',
  field: 'nome',
  title: 'Pintor',
  sortable: true,
  main: true,
  width: 210,
  value: ({nome}) => emTitulo(nome),
  to: ({cpf}) => cpf && `/painel/pintor/${cpf}`,
  note: ({cpf}) => cpf && formatarCpf(cpf),
};
