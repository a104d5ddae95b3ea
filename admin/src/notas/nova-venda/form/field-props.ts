import {idCampo} from '../dom';
import type {Duvida} from '../reading/doubts';
import type {SaleForm} from './useSaleForm';
import type {CampoVenda} from '../venda';

/** What every group of fields works on. */
export interface FieldProps {
  formulario: SaleForm;
  /** Leads to the question after this one. */
  avancar: (depoisDe: Duvida) => void;
}

/** What a field of plain text and the form have in common. */
export const fieldProps = ({venda, erros, mudar}: SaleForm, campo: CampoVenda) => ({
  id: idCampo(campo),
  erro: erros[campo],
  value: venda[campo],
  onChange: (evento: {target: {value: string}}) => mudar({[campo]: evento.target.value}),
});

/** The same for a field with a mask. */
export const maskedFieldProps = ({venda, erros, mudar}: SaleForm, campo: CampoVenda) => ({
  id: idCampo(campo),
  erro: erros[campo],
  valor: venda[campo],
  onValueChange: (valor: string) => mudar({[campo]: valor}),
});
