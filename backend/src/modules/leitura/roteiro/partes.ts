import type {LugarLido} from '@clube/domain';
import type {Unidade} from './andamento';

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
