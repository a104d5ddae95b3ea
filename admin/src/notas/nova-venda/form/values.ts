import {preencher, type Tocados} from '../reading/fill.ts';
import {reencontrarLinhas} from '../reading/lines.ts';
import type {NotaLida} from '../reading/types';
import type {VendaEmEdicao} from '../venda';

/** The form with what it came from: which values are a person's, and the reading that gave the others. */
export interface Formulario {
  venda: VendaEmEdicao;
  tocados: Tocados;
  lida?: NotaLida | undefined;
  /** The lines that were decided on before, until there is a reading again. */
  linhas?: NotaLida['itens'];
}

/** Values that a person has given. */
export function comDigitado(antes: Formulario, parte: Partial<VendaEmEdicao>): Formulario {
  const campos = Object.keys(parte) as (keyof VendaEmEdicao)[];
  return {...antes, venda: {...antes.venda, ...parte}, tocados: new Set([...antes.tocados, ...campos])};
}

/** Values that a look-up has given: a later reading may not know better, but a person does. */
export function comAchado(antes: Formulario, parte: Partial<VendaEmEdicao>): Formulario {
  return {...antes, venda: {...antes.venda, ...parte}};
}

/** What was read, in every field that nobody has touched. `revenda` is the CNPJ of the reseller that was found. */
export function comLeitura(antes: Formulario, lida: NotaLida, revenda?: string): Formulario {
  const linhas = antes.lida?.itens ?? antes.linhas;
  const itens =
    antes.tocados.has('itens') && lida.estado === 'lida'
      ? reencontrarLinhas(antes.venda, linhas ?? [], lida.itens)
      : {};
  // While it is read once more, what was decided still belongs to the lines of before.
  const anterior = lida.estado !== 'lida' && linhas ? {itens: linhas} : {};
  return {
    ...antes,
    venda: preencher({...antes.venda, ...itens}, lida, antes.tocados, revenda),
    lida: {...lida, ...anterior},
  };
}
