import {useMemo, useState} from 'react';
import {idItem, idLinha, primeiroBotao} from '../dom';
import {useFocusLater} from './useFocusLater';
import type {SaleForm} from '../form/useSaleForm';
import type {ItemVenda} from '../venda';
import type {Duvida} from '../reading/doubts';
import {linhasLidas, resolverLinha} from '../reading/lines';
import {lineActions, type Edicao} from './line-actions';

const linhaDa = ({item, lida}: Edicao): string => (lida === undefined ? idItem(item?.linha ?? 0) : idLinha(lida));

/** The lines of the sale, what can be done in them, and the item that is put together below them. */
export function useItems({venda, lida, mudarItens}: SaleForm, avancar: (depoisDe: Duvida) => void) {
  const [edicao, setEdicao] = useState<Edicao>();
  const focarDepois = useFocusLater();
  const acoes = useMemo(
    () => lineActions({mudarItens, avancar, editar: setEdicao, focarDepois}),
    [mudarItens, avancar, focarDepois],
  );
  return {
    linhas: linhasLidas(lida?.itens ?? [], venda),
    digitados: venda.itens.filter(item => item.lida === undefined),
    acoes,
    edicao,
    desistir: (): void => {
      setEdicao(undefined);
      focarDepois(() => edicao && primeiroBotao(linhaDa(edicao)));
    },
    adicionar: (novo: Omit<ItemVenda, 'linha'>): void => {
      const {item, lida: indice} = edicao ?? {};
      setEdicao(undefined);
      if (indice !== undefined) {
        mudarItens(antes => resolverLinha(antes, {...novo, lida: indice, conferida: true}));
        return avancar({linha: indice});
      }
      if (!item) return mudarItens(antes => resolverLinha(antes, novo));
      mudarItens(antes => ({
        ...antes,
        itens: antes.itens.map(outro => (outro.linha === item.linha ? {...novo, linha: item.linha} : outro)),
      }));
      focarDepois(() => primeiroBotao(idItem(item.linha)));
    },
  };
}
