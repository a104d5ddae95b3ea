import {primeiroErro, validarNovaVenda, type DataCivil, type ErrosCampos} from '@clube/domain';
import {paraValidar, type VendaEmEdicao} from '../venda.ts';
import {diferencaDaNota} from './difference.ts';
import type {Duvida} from './doubts.ts';
import {linhasLidas} from './lines.ts';
import type {NotaLida} from './types';

interface Situacao {
  lida: NotaLida | undefined;
  venda: VendaEmEdicao;
  duvidas: readonly Duvida[];
  erros: ErrosCampos;
  pintorConhecido: boolean;
  hoje: DataCivil;
}

/** Nothing is left to look at: what was read is certain or was decided, agrees with itself, and can be scored. */
export function estaPronta({lida, venda, duvidas, erros, pintorConhecido, hoje}: Situacao): boolean {
  if (lida?.estado !== 'lida' || !pintorConhecido || duvidas.length > 0) return false;
  if (lida.atrasada || lida.possivelDuplicata || lida.avisos.some(({gravidade}) => gravidade !== 'informacao'))
    return false;
  if (primeiroErro(erros) || primeiroErro(validarNovaVenda(paraValidar(venda), hoje))) return false;
  return (diferencaDaNota(lida, linhasLidas(lida.itens, venda), venda)?.falta ?? 0) === 0;
}
