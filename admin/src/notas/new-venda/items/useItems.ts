import {useMemo, useState} from 'react';
import {itemId, lineId, firstButton} from '../dom';
import {useFocusLater} from './useFocusLater';
import type {VendaForm} from '../form/useVendaForm';
import type {VendaItem} from '../venda';
import type {Doubt} from '../reading/doubts';
import {readLines, resolveLine} from '../reading/lines';
import {lineActions, type Edit} from './line-actions';

const rowIdOf = ({item, readIndex: read}: Edit): string =>
  read === undefined ? itemId(item?.linha ?? 0) : lineId(read);

/** The lines of the sale, the actions on them, and the item that is being entered below them. */
export function useItems({venda, reading: read, changeItems}: VendaForm, advance: (after: Doubt) => void) {
  const [edit, setEdit] = useState<Edit>();
  const focusLater = useFocusLater();
  const actions = useMemo(
    () => lineActions({changeItems, advance, startEdit: setEdit, focusLater}),
    [changeItems, advance, focusLater],
  );
  return {
    lines: readLines(read?.itens ?? [], venda),
    typedItems: venda.itens.filter(item => item.lida === undefined),
    actions,
    edit,
    giveUp: (): void => {
      setEdit(undefined);
      focusLater(() => edit && firstButton(rowIdOf(edit)));
    },
    add: (added: Omit<VendaItem, 'linha'>): void => {
      const {item, readIndex: index} = edit ?? {};
      setEdit(undefined);
      if (index !== undefined) {
        changeItems(before => resolveLine(before, {...added, lida: index, conferida: true}));
        return advance({line: index});
      }
      if (!item) return changeItems(before => resolveLine(before, added));
      changeItems(before => ({
        ...before,
        itens: before.itens.map(other => (other.linha === item.linha ? {...added, linha: item.linha} : other)),
      }));
      focusLater(() => firstButton(itemId(item.linha)));
    },
  };
}
