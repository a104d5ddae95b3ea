import {IconButton, Icon} from '@clube/ui';
import {itemId} from '../dom';
import type {ReadLine} from '../reading/lines';
import {useHighlight} from '../photo/highlight';
import type {VendaItem} from '../venda';
import {ItemCells, OnReceipt, rowOf} from './cells';
import type {LineActions} from './line-actions';
import styles from './Items.module.css';
import type {MatchedProduto} from '../reading/types';

interface Props {
  item: VendaItem;
  /** The read line that the item came from. */
  line?: ReadLine;
  actions: LineActions;
}

/** The row of an item that needs no further check. */
export function ItemRow({item, line, actions}: Props) {
  const highlight = useHighlight(line?.read.lugar);
  const certa = line?.state === 'certain' && line.read.produto;
  return (
    <tr {...(line ? rowOf(line) : {id: itemId(item.linha)})} {...highlight}>
      <td>
        <b>{item.nome}</b>
        <small className={styles.source}>
          <span>
            {item.codigo}
            {certa && (
              <span className={styles.certain}>
                {' · '}
                {MATCHED_BY[certa.via]} <Icon name="check" size={13} title="Certo" />
              </span>
            )}
          </span>
          {line && <OnReceipt read={line.read} codigo={item.codigo} />}
        </small>
      </td>
      <ItemCells item={item} />
      <td className={styles.actions}>
        <IconButton icon="pencil" label={`Alterar ${item.nome}`} size={18} onClick={() => actions.edit(item)} />
        <IconButton
          icon="bin"
          label={`Remover ${item.nome}`}
          size={18}
          onClick={() => (line ? actions.ignore(line) : actions.remove(item))}
        />
      </td>
    </tr>
  );
}

/** Texts for how a read line was matched with a product. */
const MATCHED_BY: Readonly<Record<MatchedProduto['via'], string>> = {
  revenda: 'código da revenda',
  codigo: 'código padrão',
  gtin: 'código de barras',
  descricao: 'descrição',
};
