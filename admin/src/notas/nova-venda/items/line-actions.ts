import {campoProduto, idLinha, primeiroBotao} from '../dom.ts';
import type {useFocusLater} from './useFocusLater';
import type {SaleForm} from '../form/useSaleForm';
import type {ItemVenda} from '../venda';
import type {Duvida} from '../reading/doubts';
import {
  ignorarLinha,
  itemDaLinha,
  resolverLinha,
  retomarLinha,
  textoDaLinha,
  type LinhaLida,
} from '../reading/lines.ts';
import {rascunhoDaLinha, rascunhoDoItem, type Escolhido, type Rascunho} from './item-draft.ts';

/** What is being put together below the lines. */
export interface Edicao {
  /** Makes a form of its own for each. */
  chave: string;
  rascunho: Rascunho;
  item?: ItemVenda;
  lida?: number | undefined;
}

interface Tools extends Pick<SaleForm, 'mudarItens'> {
  /** Leads to the question after this one. */
  avancar: (depoisDe: Duvida) => void;
  editar: (edicao: Edicao) => void;
  focarDepois: ReturnType<typeof useFocusLater>;
}

/** What can be done in the rows of the sale. A decision about a read line leads on to the next open question. */
export function lineActions({mudarItens, avancar, editar, focarDepois}: Tools) {
  const procurar = ({indice, lido}: LinhaLida, produto?: Escolhido): void =>
    editar({
      chave: `lida ${indice} ${produto?.codigo ?? ''}`,
      lida: indice,
      rascunho: rascunhoDaLinha(lido, `“${textoDaLinha(lido)}”`, produto),
    });
  const seguir = (decididas: readonly LinhaLida[]): void => {
    const ultima = decididas.at(-1);
    if (ultima) avancar({linha: ultima.indice});
  };
  return {
    procurar,
    alterar: (item: ItemVenda): void =>
      editar({chave: `item ${item.linha}`, item, lida: item.lida, rascunho: rascunhoDoItem(item)}),
    escolher: (linha: LinhaLida, produto: Escolhido): void => {
      const item = itemDaLinha(linha.lido, linha.indice, produto, true);
      if (!item) return procurar(linha, produto);
      mudarItens(antes => resolverLinha(antes, item));
      seguir([linha]);
    },
    confirmar: (...confirmadas: LinhaLida[]): void => {
      const quais = new Set<number | undefined>(confirmadas.map(({indice}) => indice));
      mudarItens(antes => ({
        ...antes,
        itens: antes.itens.map(item => (quais.has(item.lida) ? {...item, conferida: true} : item)),
      }));
      seguir(confirmadas);
    },
    ignorar: (...fora: LinhaLida[]): void => {
      mudarItens(antes => fora.reduce((ate, {indice}) => ignorarLinha(ate, indice), antes));
      seguir(fora);
    },
    retomar: ({indice, lido}: LinhaLida): void => {
      mudarItens(antes => retomarLinha(antes, indice, lido));
      focarDepois(() => primeiroBotao(idLinha(indice)));
    },
    remover: (item: ItemVenda): void => {
      mudarItens(antes => ({...antes, itens: antes.itens.filter(outro => outro.linha !== item.linha)}));
      focarDepois(campoProduto);
    },
  };
}

export type LineActions = ReturnType<typeof lineActions>;
