import {ROTULOS_TIPO_FISCAL, formatarCpf} from '@clube/domain';
import {Botao} from '@clube/ui';
import {Link} from 'react-router-dom';
import {Estado} from '../components/Estado';
import {NADA, dataOuNada, momentoOuNada, numeroOuNada} from '../components/formatos';
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
  {chave: 'venceEm', titulo: 'Pontos vencem em', ordenavel: true, celula: venda => dataOuNada(venda.venceEm)},
  {chave: 'codigo', titulo: 'Código', celula: venda => venda.codigo ?? NADA},
  {
    chave: 'totalPontos',
    titulo: 'Pontos',
    ordenavel: true,
    numerica: true,
    celula: venda => (
      <span
        style={{display: 'inline-flex', gap: 8, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end'}}
      >
        {venda.pontosDobrados === 1 && (
          <Estado tom="espera" icone="estrela">
            REVENDAMASTER
          </Estado>
        )}
        <strong>{numeroOuNada(venda.totalPontos)}</strong>
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
        aria-label={`Ver os itens da venda ${venda.identificador}`}
      >
        {venda.itens.length} {venda.itens.length === 1 ? 'item' : 'itens'}
      </Botao>
    ),
  },
];
