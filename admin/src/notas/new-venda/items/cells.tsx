import {formatReais, itemSubtotal} from '@clube/domain';
import {NOTHING, numberOrNothing, reaisOrNothing} from '../../../components/format/values';
import {lineId} from '../dom';
import {lineText, type ReadLine} from '../reading/lines';
import type {ReadItem} from '../reading/types';
import type {VendaItem} from '../venda';
import styles from './Items.module.css';

/** What ties a row to the receipt: the id to lead to. */
export const rowOf = ({index}: ReadLine) => ({id: lineId(index), 'data-line': index});

/** The discount where its column has no room. */
function DiscountBelow({value}: {value: string | number | null}) {
  return value ? <small className={styles.discountBelow}>desconto {value}</small> : null;
}

/** What the receipt says of the line, in one line; without the code where the product's says the same. */
export function OnReceipt({read, codigo}: {read: ReadItem; codigo: string}) {
  const text = lineText(read.nome && read.codigo === codigo ? {codigo: null, nome: read.nome} : read);
  return (
    <span className={styles.original} title={lineText(read)}>
      {text}
    </span>
  );
}

/** The amounts of an item that is part of the sale. */
export function ItemCells({item}: {item: VendaItem}) {
  return (
    <>
      <td data-label="Qtde">{numberOrNothing(item.qtde)}</td>
      <td data-label="Unitário">{formatReais(item.valorUnitario)}</td>
      <td data-label="Desconto">{item.valorDesconto ? formatReais(item.valorDesconto) : NOTHING}</td>
      <td data-label="Subtotal">
        {formatReais(itemSubtotal(item))}
        <DiscountBelow value={item.valorDesconto && formatReais(item.valorDesconto)} />
      </td>
      <td data-label="Pontos" className={styles.pontos}>
        {numberOrNothing(item.valorPontos * item.qtde)}
      </td>
    </>
  );
}

/** The amounts of a line that is not, as they were read. */
export function ReadCells({read}: {read: ReadItem}) {
  return (
    <>
      <td data-label="Qtde">{numberOrNothing(read.qtde)}</td>
      <td data-label="Unitário">{reaisOrNothing(read.valorUnitario)}</td>
      <td data-label="Desconto">{read.valorDesconto ? reaisOrNothing(read.valorDesconto) : NOTHING}</td>
      <td data-label="Subtotal">
        {reaisOrNothing(read.subTotal)}
        <DiscountBelow value={read.valorDesconto && reaisOrNothing(read.valorDesconto)} />
      </td>
      <td data-label="Pontos">{NOTHING}</td>
    </>
  );
}
