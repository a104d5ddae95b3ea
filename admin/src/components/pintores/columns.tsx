import {formatCpf} from '@clube/domain';
import type {ListColumn} from '../grid/columns';
import {toTitleCase} from '../format/text';

interface WithPintor {
  nome: string;
  cpf?: string | undefined;
}

/** The painter's column, with a link to their page. */
export const PAINTER = {
  kind: 'text',
  field: 'nome',
  sortable: true,
  main: true,
  width: 210,
  value: ({nome}) => toTitleCase(nome),
  to: ({cpf}) => cpf && `/painel/pintor/${cpf}`,
  files: ['nome', 'cpf'],
  note: ({cpf}) => cpf && formatCpf(cpf),
} satisfies ListColumn<WithPintor>;
