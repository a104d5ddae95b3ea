import {ROTULOS_TIPO_FISCAL, formatarCpf} from '@clube/domain';
import {Botao} from '@clube/ui';
import {Link} from 'react-router-dom';
import {dataOuNada, momentoOuNada, numeroOuNada} from '../components/formatos';
import {emTitulo} from '../components/texto';
import type {Coluna} from '../components/grade/colunas';
import type {Pontuacao} from './tipos';

interface ComPintor {
  nome: string;
  cpf?: string;
}

export function NomePintor({nome, cpf}: ComPintor) {
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

const contar = ({itens}: Pontuacao): string => `${itens.length} ${itens.length === 1 ? 'item' : 'itens'}`;

/** What the tables of scored sales have in common. */
export const COLUNAS_VENDA = ({verItens}: {verItens: (venda: Pontuacao) => void}): Coluna<Pontuacao>[] => [
  {
    chave: 'identificador',
    titulo: 'Número fiscal',
    ordenavel: true,
    celula: venda => (
      <span>
        {venda.identificador}
        {venda.tipoFiscal && <small>{ROTULOS_TIPO_FISCAL[venda.tipoFiscal]}</small>}
      </span>
    ),
  },
  {chave: 'realizadoEm', titulo: 'Venda em', ordenavel: true, celula: venda => dataOuNada(venda.realizadoEm)},
  {chave: 'pontuadoEm', titulo: 'Pontuada em', ordenavel: true, celula: venda => momentoOuNada(venda.pontuadoEm)},
  {chave: 'venceEm', titulo: 'Vence em', ordenavel: true, celula: venda => dataOuNada(venda.venceEm)},
  {
    chave: 'totalPontos',
    titulo: 'Pontos',
    ordenavel: true,
    numerica: true,
    celula: venda => (
      <span>
        <strong>{numeroOuNada(venda.totalPontos)}</strong>
        {venda.codigo && <small>código {venda.codigo}</small>}
        {venda.pontosDobrados === 1 && <small>REVENDAMASTER</small>}
      </span>
    ),
  },
  {
    chave: 'itens',
    titulo: 'Itens',
    numerica: true,
    celula: venda => (
      <Botao
        variante="texto"
        pequeno
        onClick={() => verItens(venda)}
        aria-label={`${contar(venda)} da venda ${venda.identificador}`}
      >
        {contar(venda)}
      </Botao>
    ),
  },
];
