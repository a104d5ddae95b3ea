import {formatReais, itemSubtotal} from '@clube/domain';
import {DASH, numberOrDash, reaisOrDash} from '../../../components/format/values';
import {lineId} from '../dom';
import {lineText, type ReadLine} from '../reading/lines';
import type {ReadItem} from '../reading/types';
import type {VendaItem} from '../venda';
import styles from './Items.module.css';

/** The attributes of a row: the element id by which it is focused. */
export const rowOf = ({index}: ReadLine) => ({id: lineId(index), 'data-line': index});

/** The discount, shown here if its column is hidden. */
function DiscountBelow({value}: {value: string | number | null}) {
  return value ? <small className={styles.discountBelow}>desconto {value}</small> : null;
}

/** The receipt's text of the line; without the code if it equals the product's. */
export function OnReceipt({read, codigo}: {read: ReadItem; codigo: string}) {
  const text = lineText(read.nome && read.codigo === codigo ? {codigo: null, nome: read.nome} : read);
  return (
    <span className={styles.original} title={lineText(read)}>
      {text}
    </span>
  );
}

/** The amounts of an item of the sale. */
export function ItemCells({item}: {item: VendaItem}) {
  return (
    <>
      <td data-label="Qtde">{numberOrDash(item.qtde)}</td>
      <td data-label="Unitário">{formatReais(item.valorUnitario)}</td>
      <td data-label="Desconto">{item.valorDesconto ? formatReais(item.valorDesconto) : DASH}</td>
      <td data-label="Subtotal">
        {formatReais(itemSubtotal(item))}
        <DiscountBelow value={item.valorDesconto && formatReais(item.valorDesconto)} />
      </td>
      <td data-label="Pontos" className={styles.pontos}>
        {numberOrDash(item.valorPontos * item.qtde)}
      </td>
    </>
  );
}

/** The amounts of a line outside the sale, as they were read. */
export function ReadCells({read}: {read: ReadItem}) {
  return (
    <>
      <td data-label="Qtde">{numberOrDash(read.qtde)}</td>
      <td data-label="Unitário">{reaisOrDash(read.valorUnitario)}</td>
      <td data-label="Desconto">{read.valorDesconto ? reaisOrDash(read.valorDesconto) : DASH}</td>
      <td data-label="Subtotal">
        {reaisOrDash(read.subTotal)}
        <DiscountBelow value={read.valorDesconto && reaisOrDash(read.valorDesconto)} />
      </td>
      <td data-label="Pontos">{DASH}</td>
    </>
  );
}
