import {formatCpf} from '@clube/domain';
import {Link} from 'react-router-dom';
import {toTitleCase} from '../components/format/text';
import type {Column} from '../components/grid/columns';

interface WithPintor {
  nome: string;
  cpf?: string;
}

function PintorName({nome, cpf}: WithPintor) {
  if (!cpf) return toTitleCase(nome);
  return (
    <>
      <Link to={`/painel/pintor/${cpf}`}>{toTitleCase(nome)}</Link>
      <small style={{whiteSpace: 'nowrap'}}>{formatCpf(cpf)}</small>
    </>
  );
}

export const pintorColumn = <L extends WithPintor>(): Column<L> => ({
  key: 'nome',
  title: 'Pintor',
  sortable: true,
  main: true,
  cell: row => <PintorName nome={row.nome} {...(row.cpf && {cpf: row.cpf})} />,
});
