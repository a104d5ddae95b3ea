import {formatReais, vendaTotals} from '@clube/domain';
import {Button, LoadingState, Icon, classes} from '@clube/ui';
import {DASH} from '../../../components/format/values';
import {fieldId} from '../dom';
import type {Doubt} from '../reading/doubts';
import type {ReadLine} from '../reading/lines';
import {useHighlight} from '../photo/highlight';
import type {VendaForm} from '../form/useVendaForm';
import type {LineActions} from './line-actions';
import styles from './Items.module.css';
import {ReadRow} from './ReadRow';
import {ItemRow} from './ItemRow';
import {NewItem} from './NewItem';
import {useItems} from './useItems';

interface Props {
  form: VendaForm;
  advance: (after: Doubt) => void;
  /** The lines are still being read. */
  waiting: boolean;
}

/** The items: the lines as read or typed, their totals, and the row that adds an item. */
export function Items({form, advance, waiting}: Props) {
  const {venda, reading, errors} = form;
  const {lines, typedItems, actions, edit, add, giveUp} = useItems(form, advance);
  // While a person searches for a line's product, the line stays outlined in the picture.
  const highlight = useHighlight(lines.find(({index}) => index === edit?.readIndex)?.read.lugar);
  const totals = vendaTotals(venda.itens);
  const withoutDiscount = totals.totalDescontos === 0 && lines.every(({read}) => !read.valorDesconto);
  return (
    <section className={styles.items} aria-label="Itens da venda">
      <AllAtOnce {...{lines, actions}} />
      {lines.length + typedItems.length > 0 && (
        <table className={classes(withoutDiscount && styles.withoutDiscount)}>
          <thead>
            <tr>
              <th scope="col">Produto</th>
              <th scope="col">Qtde</th>
              <th scope="col">Unitário</th>
              <th scope="col">Desconto</th>
              <th scope="col">Subtotal</th>
              <th scope="col">Pontos</th>
              <th scope="col">
                <span className="visually-hidden">Ações</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <ReadRow key={line.index} {...{line, actions}} />
            ))}
            {typedItems.map(item => (
              <ItemRow key={`item ${item.linha}`} item={item} actions={actions} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td />
              <td />
              <td data-label="Descontos">{totals.totalDescontos ? formatReais(totals.totalDescontos) : DASH}</td>
              <td data-label="Total">
                <b>{formatReais(totals.totalVenda)}</b>
              </td>
              <td />
              <td />
            </tr>
          </tfoot>
        </table>
      )}
      {waiting && lines.length === 0 && (
        <div className={styles.waiting}>
          <LoadingState rows={3} text="Lendo os itens" />
        </div>
      )}
      {!waiting && reading?.estado === 'lida' && lines.length + typedItems.length === 0 && (
        <p className={styles.nothing}>
          <Icon name="alert" size={18} /> Nenhum item lido. Adicione com a nota ao lado.
        </p>
      )}
      <div id={fieldId('itens')} role="presentation" tabIndex={-1} style={{outline: 'none'}} {...highlight}>
        <NewItem key={edit?.key ?? 'novo'} initial={edit?.draft} onAdd={add} onGiveUp={giveUp} error={errors.itens} />
      </div>
    </section>
  );
}

/** Buttons that answer several lines with the same question at once. */
function AllAtOnce({lines, actions: {confirm, ignore}}: {lines: readonly ReadLine[]; actions: LineActions}) {
  const toConfirm = lines.filter(({state}) => state === 'check');
  const withoutProduto = lines.filter(({state, read}) => state === 'choose' && read.sugestoes.length === 0);
  if (toConfirm.length < 2 && withoutProduto.length < 2) return null;
  return (
    <div className={styles.atOnce}>
      {toConfirm.length > 1 && (
        <Button variant="secondary" small icon="check" onClick={() => confirm(...toConfirm)}>
          Confirmar os {toConfirm.length} produtos
        </Button>
      )}
      {withoutProduto.length > 1 && (
        <Button variant="secondary" small onClick={() => ignore(...withoutProduto)}>
          Ignorar as {withoutProduto.length} linhas sem produto
        </Button>
      )}
    </div>
  );
}
