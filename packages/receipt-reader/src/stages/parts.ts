import type {LugarLido} from '@clube/domain';
import {centroDe, dentro} from '../document/crop';
import type {Indicio, Indicios} from '../document/types';
import type {Unidade} from './progress';

/** What codes say of the receipt that lies in these places: another's that were seen in the same files are left out. */
export function soDe(lugares: readonly LugarLido[], indicios: Indicios): Indicios {
  const daqui = ({lugar}: Indicio<unknown>) =>
    !lugar ||
    lugares.some(
      ({arquivo, pagina, cantos}) =>
        arquivo === lugar.arquivo && pagina === lugar.pagina && dentro(cantos, centroDe(lugar.cantos)),
    );
  const filtrados = Object.entries(indicios).flatMap(([nome, lidos]) => {
    if (nome === 'itens' || !Array.isArray(lidos)) return [[nome, lidos] as const];
    const seus = (lidos as Indicio<unknown>[]).filter(daqui);
    return seus.length > 0 ? [[nome, seus] as const] : [];
  });
  return Object.fromEntries(filtrados);
}

export interface Parte {
  lugares: LugarLido[];
  unidades: Unidade[];
}

/**
 * The receipts that the pages make up: a page with another key begins another receipt, one without a key goes on with
 * the receipt before it. Papers that lie apart in a photo are receipts of their own, unless one key says otherwise.
 */
export function acharPartes(unidades: readonly Unidade[]): Parte[] {
  const partes: (Parte & {chave?: string})[] = [];
  for (const unidade of unidades) {
    const [chave] = unidade.chaves;
    const igual = chave ? partes.find(parte => parte.chave === chave) : undefined;
    const anterior = partes.at(-1);
    const continua = !unidade.papel && (!chave || !anterior?.chave);
    const destino = igual ?? (continua ? anterior : undefined);
    if (!destino) {
      partes.push({lugares: [unidade.lugar], unidades: [unidade], ...(chave ? {chave} : {})});
      continue;
    }
    destino.lugares.push(unidade.lugar);
    destino.unidades.push(unidade);
    destino.chave ??= chave;
  }
  return partes.map(({lugares, unidades: suas}) => ({lugares, unidades: suas}));
}
