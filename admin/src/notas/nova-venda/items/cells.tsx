import {formatarReais, subtotalItem} from '@clube/domain';
import {NADA, numeroOuNada, reaisOuNada} from '../../../components/formatos';
import {idLinha} from '../dom';
import {textoDaLinha, type LinhaLida} from '../reading/lines';
import type {ItemLido} from '../reading/types';
import type {ItemVenda} from '../venda';
import estilos from './Items.module.css';

/** What ties a row to the receipt: the id to lead to. */
export const rowOf = ({indice}: LinhaLida) => ({id: idLinha(indice), 'data-linha': indice});

/** The discount where its column has no room. */
function DescontoSob({valor}: {valor: string | number | null}) {
  return valor ? <small className={estilos.descontoSob}>desconto {valor}</small> : null;
}

/** What the receipt says of the line, in one line; without the code where the product's says the same. */
export function OnReceipt({lido, codigo}: {lido: ItemLido; codigo: string}) {
  const texto = textoDaLinha(lido.nome && lido.codigo === codigo ? {codigo: null, nome: lido.nome} : lido);
  return (
    <span className={estilos.original} title={textoDaLinha(lido)}>
      {texto}
    </span>
  );
}

/** The amounts of an item that is part of the sale. */
export function ItemCells({item}: {item: ItemVenda}) {
  return (
    <>
      <td data-rotulo="Qtde">{numeroOuNada(item.qtde)}</td>
      <td data-rotulo="Unitário">{formatarReais(item.valorUnitario)}</td>
      <td data-rotulo="Desconto">{item.valorDesconto ? formatarReais(item.valorDesconto) : NADA}</td>
      <td data-rotulo="Subtotal">
        {formatarReais(subtotalItem(item))}
        <DescontoSob valor={item.valorDesconto && formatarReais(item.valorDesconto)} />
      </td>
      <td data-rotulo="Pontos" className={estilos.pontos}>
        {numeroOuNada(item.valorPontos * item.qtde)}
      </td>
    </>
  );
}

/** The amounts of a line that is not, as they were read. */
export function ReadCells({lido}: {lido: ItemLido}) {
  return (
    <>
      <td data-rotulo="Qtde">{numeroOuNada(lido.qtde)}</td>
      <td data-rotulo="Unitário">{reaisOuNada(lido.valorUnitario)}</td>
      <td data-rotulo="Desconto">{lido.valorDesconto ? reaisOuNada(lido.valorDesconto) : NADA}</td>
      <td data-rotulo="Subtotal">
        {reaisOuNada(lido.subTotal)}
        <DescontoSob valor={lido.valorDesconto && reaisOuNada(lido.valorDesconto)} />
      </td>
      <td data-rotulo="Pontos">{NADA}</td>
    </>
  );
}
