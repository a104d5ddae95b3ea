import {somarDias, type DataCivil} from '@clube/domain';
import {CPF_PINTOR_ANTIGO, type Pintor} from '../../catalogo';
import type {Compra} from './compras';

/** Days before today of the last purchase of who is going to be in debt. */
const ULTIMA_COMPRA = 38;
const COMPRAS_MINIMAS = 5;

const antiga = ({dia}: Compra, hoje: DataCivil) => dia < somarDias(hoje, -ULTIMA_COMPRA);

/** Somebody who spends everything just before a receipt turns out not to count. */
export function escolherDevedor(compras: readonly Compra[], hoje: DataCivil): Pintor | undefined {
  const porPintor = Map.groupBy(
    compras.filter(compra => antiga(compra, hoje)),
    ({pintor}) => pintor,
  );
  return [...porPintor]
    .filter(([{ativo, ritmo, cpf}]) => ativo && ritmo === 'regular' && cpf !== CPF_PINTOR_ANTIGO)
    .find(([, suas]) => suas.length >= COMPRAS_MINIMAS)?.[0];
}

/** Whether the purchase happened before the painter in debt stopped buying. */
export const antesDaDivida = (devedor: Pintor | undefined, hoje: DataCivil) => (compra: Compra) =>
  compra.pintor !== devedor || antiga(compra, hoje);
