import {useCallback, useEffect, useEffectEvent, useState} from 'react';
import {useAtalho} from '../../../components/useAtalho';
import {idCampo, idLinha} from '../dom';
import type {SaleForm} from '../form/useSaleForm';
import {duvidasDaVenda, ehLinha, ondeComecar, proximaDuvida, type Duvida} from '../reading/doubts';
import {CAMPOS_PREENCHIDOS} from '../reading/fill';

/** The element that says how the reading went: where the focus rests when nothing is open. */
export const ID_RESUMO = 'venda-resumo';

function ondeEstou(): Duvida | undefined {
  const aqui = document.activeElement;
  const campo = CAMPOS_PREENCHIDOS.find(nome => aqui?.id === idCampo(nome));
  if (campo) return {campo};
  const linha = aqui?.closest<HTMLElement>('[data-linha]')?.dataset['linha'];
  return linha === undefined ? undefined : {linha: Number(linha)};
}

function focar(duvida: Duvida | undefined): void {
  const alvo =
    duvida === undefined
      ? document.getElementById(ID_RESUMO)
      : ehLinha(duvida)
        ? document.getElementById(idLinha(duvida.linha))?.querySelector<HTMLElement>('button')
        : document.getElementById(idCampo(duvida.campo));
  alvo?.focus();
  if (alvo instanceof HTMLInputElement) alvo.select();
}

/** The open questions, and the way from one to the next: by Ctrl+. or F8, or once one was answered. */
export function useDoubts({venda, tocados, lida, refs}: SaleForm) {
  const duvidas = duvidasDaVenda({venda, tocados, lida, daRevenda: refs.revenda !== undefined});
  // Asked for in one drawing and done after it, when what was answered is no longer open.
  const [pedido, setPedido] = useState<{depoisDe?: Duvida | undefined; comeco?: boolean}>();
  const ir = useEffectEvent(() => {
    if (!pedido) return;
    focar(pedido.comeco ? ondeComecar(lida, venda, duvidas) : proximaDuvida(duvidas, pedido.depoisDe));
  });
  useEffect(() => ir(), [pedido]);
  const avancar = useCallback((depoisDe = ondeEstou()): void => setPedido({depoisDe}), []);
  useAtalho('.', () => avancar());
  useAtalho('F8', () => avancar(), {com: 'nada'});
  return {duvidas, avancar, comecar: () => setPedido({comeco: true})};
}
