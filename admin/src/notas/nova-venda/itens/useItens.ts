import {useMemo, useState} from 'react';
import {idItem, idLinha, primeiroBotao} from '../campo';
import {useFocarDepois} from '../formulario/useFocarDepois';
import type {FormularioVenda} from '../useNovaVenda';
import type {ItemVenda} from '../venda';
import type {Duvida} from '../leitura/duvidas';
import {linhasLidas, resolverLinha} from '../leitura/linhas';
import {acoesDasLinhas, type Edicao} from './acoes';

const linhaDa = ({item, lida}: Edicao): string => (lida === undefined ? idItem(item?.linha ?? 0) : idLinha(lida));

/** The lines of the sale, what can be done in them, and the item that is put together below them. */
export function useItens({venda, lida, mudarItens}: FormularioVenda, avancar: (depoisDe: Duvida) => void) {
  const [edicao, setEdicao] = useState<Edicao>();
  const focarDepois = useFocarDepois();
  const acoes = useMemo(
    () => acoesDasLinhas({mudarItens, avancar, editar: setEdicao, focarDepois}),
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
