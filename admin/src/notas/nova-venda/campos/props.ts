import {idCampo} from '../campo';
import type {Duvida} from '../leitura/duvidas';
import type {FormularioVenda} from '../useNovaVenda';
import type {CampoVenda} from '../venda';

/** What every group of fields works on. */
export interface PropsCampos {
  formulario: FormularioVenda;
  /** Leads to the question after this one. */
  avancar: (depoisDe: Duvida) => void;
}

/** What a field of plain text and the form have in common. */
export const ligado = ({venda, erros, mudar}: FormularioVenda, campo: CampoVenda) => ({
  id: idCampo(campo),
  erro: erros[campo],
  value: venda[campo],
  onChange: (evento: {target: {value: string}}) => mudar({[campo]: evento.target.value}),
});

/** The same for a field with a mask. */
export const ligadoComMascara = ({venda, erros, mudar}: FormularioVenda, campo: CampoVenda) => ({
  id: idCampo(campo),
  erro: erros[campo],
  valor: venda[campo],
  aoMudar: (valor: string) => mudar({[campo]: valor}),
});
