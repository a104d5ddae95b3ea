import {useState} from 'react';
import {campoProduto, idItem, idLinha, primeiroBotao} from '../formulario/campo';
import type {Duvida} from '../leitura/duvidas';
import {ignorarLinha, itemDaLinha, linhasLidas, resolverLinha, retomarLinha, textoDaLinha} from '../leitura/linhas';
import type {LinhaLida} from '../leitura/linhas';
import {useFocarDepois} from '../formulario/useFocarDepois';
import type {FormularioVenda} from '../formulario/useNovaVenda';
import type {ItemVenda} from '../formulario/venda';
import {rascunhoDaLinha, rascunhoDoItem, type Escolhido, type Rascunho} from './rascunho';

interface Edicao {
  /** Makes a form of its own for each. */
  chave: string;
  rascunho: Rascunho;
  item?: ItemVenda;
  lida?: number | undefined;
}

const linhaDa = ({item, lida}: Edicao): string => (lida === undefined ? idItem(item?.linha ?? 0) : idLinha(lida));

/** What can be done with the lines of the sale. A decision about a read line leads on to the next open question. */
export function useItens({venda, lida, mudar}: FormularioVenda, avancar: (depoisDe: Duvida) => void) {
  const [edicao, setEdicao] = useState<Edicao>();
  const focarDepois = useFocarDepois();
  const lidos = lida?.itens ?? [];
  const linhas = linhasLidas(lidos, venda);

  const procurar = ({indice, lido}: LinhaLida, produto?: Escolhido): void =>
    setEdicao({
      chave: `lida ${indice} ${produto?.codigo ?? ''}`,
      lida: indice,
      rascunho: rascunhoDaLinha(lido, `“${textoDaLinha(lido)}”`, produto),
    });
  return {
    linhas,
    digitados: venda.itens.filter(item => item.lida === undefined),
    edicao,
    procurar,
    desistir: () => {
      setEdicao(undefined);
      focarDepois(() => edicao && primeiroBotao(linhaDa(edicao)));
    },
    alterar: (item: ItemVenda) =>
      setEdicao({chave: `item ${item.linha}`, item, lida: item.lida, rascunho: rascunhoDoItem(item)}),
    escolher: (linha: LinhaLida, produto: Escolhido): void => {
      const item = itemDaLinha(linha.lido, linha.indice, produto, true);
      if (!item) return procurar(linha, produto);
      mudar(resolverLinha(venda, item));
      avancar({linha: linha.indice});
    },
    confirmar: (...confirmadas: LinhaLida[]): void => {
      const quais = new Set(confirmadas.map(({indice}) => indice));
      const itens = venda.itens.map(item =>
        item.lida !== undefined && quais.has(item.lida) ? {...item, conferida: true} : item,
      );
      mudar({itens});
      const ultima = confirmadas.at(-1);
      if (ultima) avancar({linha: ultima.indice});
    },
    ignorar: (...fora: LinhaLida[]): void => {
      mudar(
        fora.reduce((antes, {indice}) => ignorarLinha(antes, indice), {itens: venda.itens, ignoradas: venda.ignoradas}),
      );
      const ultima = fora.at(-1);
      if (ultima) avancar({linha: ultima.indice});
    },
    retomar: ({indice, lido}: LinhaLida): void => {
      mudar(retomarLinha(venda, indice, lido));
      focarDepois(() => primeiroBotao(idLinha(indice)));
    },
    remover: (item: ItemVenda): void => {
      mudar({itens: venda.itens.filter(outro => outro.linha !== item.linha)});
      focarDepois(campoProduto);
    },
    adicionar: (novo: Omit<ItemVenda, 'linha'>): void => {
      const antes = {itens: venda.itens, ignoradas: venda.ignoradas};
      const {item, lida: indice} = edicao ?? {};
      setEdicao(undefined);
      if (indice !== undefined) {
        mudar(resolverLinha(antes, {...novo, lida: indice, conferida: true}));
        return avancar({linha: indice});
      }
      if (!item) return mudar(resolverLinha(antes, novo));
      mudar({itens: venda.itens.map(outro => (outro.linha === item.linha ? {...novo, linha: item.linha} : outro))});
      focarDepois(() => primeiroBotao(idItem(item.linha)));
    },
  };
}

export type AcoesItens = ReturnType<typeof useItens>;
