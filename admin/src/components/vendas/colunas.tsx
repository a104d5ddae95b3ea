import {ROTULOS_TIPO_FISCAL} from '@clube/domain';
import {Botao} from '@clube/ui';
import {dataOuNada, momentoOuNada, numeroOuNada} from '../formatos';
import type {Coluna} from '../grade/colunas';
import type {Pontuacao} from './tipos';

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
        <small>{ROTULOS_TIPO_FISCAL[venda.tipoFiscal]}</small>
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
