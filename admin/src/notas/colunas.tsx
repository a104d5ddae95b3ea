import {formatarCpf} from '@clube/domain';
import {Link} from 'react-router-dom';
import {emTitulo} from '../components/texto';
import type {Coluna} from '../components/grade/colunas';

interface ComPintor {
  nome: string;
  cpf?: string;
}

function NomePintor({nome, cpf}: ComPintor) {
  if (!cpf) return emTitulo(nome);
  return (
    <>
      <Link to={`/painel/pintor/${cpf}`}>{emTitulo(nome)}</Link>
      <small style={{whiteSpace: 'nowrap'}}>{formatarCpf(cpf)}</small>
    </>
  );
}

export const colunaPintor = <L extends ComPintor>(): Coluna<L> => ({
  chave: 'nome',
  titulo: 'Pintor',
  ordenavel: true,
  principal: true,
  celula: linha => <NomePintor nome={linha.nome} {...(linha.cpf && {cpf: linha.cpf})} />,
});
