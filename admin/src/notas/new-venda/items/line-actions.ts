import {produtoInput, lineId, firstButton} from '../dom.ts';
import type {useFocusLater} from './useFocusLater';
import type {VendaForm} from '../form/useVendaForm';
import type {VendaItem} from '../venda';
import type {Doubt} from '../reading/doubts';
import {ignoreLine, itemOfLine, resolveLine, resumeLine, lineText, type ReadLine} from '../reading/lines.ts';
import {draftOfLine, draftOfItem, type ChosenProduto, type ItemDraft} from './item-draft.ts';

/** The item that is being entered below the lines. */
export interface Edit {
  /** The React key, which makes a new form for each draft. */
  key: string;
  draft: ItemDraft;
  item?: VendaItem;
  readIndex?: number | undefined;
}

interface Tools extends Pick<VendaForm, 'changeItems'> {
  /** Moves the focus to the next open question after this one. */
  advance: (after: Doubt) => void;
  startEdit: (edit: Edit) => void;
  focusLater: ReturnType<typeof useFocusLater>;
}

/** The actions in the rows of the sale. A decision about a read line moves the focus to the next open question. */
export function lineActions({changeItems, advance, startEdit, focusLater}: Tools) {
  const search = ({index, read}: ReadLine, produto?: ChosenProduto): void =>
    startEdit({
      key: `lida ${index} ${produto?.codigo ?? ''}`,
      readIndex: index,
      draft: draftOfLine(read, `“${lineText(read)}”`, produto),
    });
  const goOn = (decided: readonly ReadLine[]): void => {
    const last = decided.at(-1);
    if (last) advance({line: last.index});
  };
  return {
    search,
    edit: (item: VendaItem): void =>
      startEdit({key: `item ${item.linha}`, item, readIndex: item.lida, draft: draftOfItem(item)}),
    choose: (line: ReadLine, produto: ChosenProduto): void => {
      const item = itemOfLine(line.read, line.index, produto, true);
      if (!item) return search(line, produto);
      changeItems(before => resolveLine(before, item));
      goOn([line]);
    },
    confirm: (...confirmed: ReadLine[]): void => {
      const which = new Set<number | undefined>(confirmed.map(({index}) => index));
      changeItems(before => ({
        ...before,
        itens: before.itens.map(item => (which.has(item.lida) ? {...item, conferida: true} : item)),
      }));
      goOn(confirmed);
    },
    ignore: (...out: ReadLine[]): void => {
      changeItems(before => out.reduce((until, {index}) => ignoreLine(until, index), before));
      goOn(out);
    },
    resume: ({index, read}: ReadLine): void => {
      changeItems(before => resumeLine(before, index, read));
      focusLater(() => firstButton(lineId(index)));
    },
    remove: (item: VendaItem): void => {
      changeItems(before => ({...before, itens: before.itens.filter(other => other.linha !== item.linha)}));
      focusLater(produtoInput);
    },
  };
}

export type LineActions = ReturnType<typeof lineActions>;
