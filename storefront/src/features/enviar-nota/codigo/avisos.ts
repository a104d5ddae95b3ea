import {NOTA_JA_ENVIADA, formatarCnpj, lerChave} from '@clube/domain';
import type {Recibo} from '../recibos';
import type {LeituraLocal} from './useLeituras';

/** What is told about one receipt before it is sent. */
export interface NotaVista {
  /** The store's name, or its CNPJ. */
  loja: string;
  /** `Cupom nº 48213`. */
  titulo: string;
  avisos: string[];
  /** Another file of the selection is of the same receipt. */
  repetida: boolean;
}

const chavesDe = (recibo: Recibo, leituras: ReadonlyMap<string, LeituraLocal>): string[] => [
  ...new Set(recibo.paginas.flatMap(({chave}) => leituras.get(chave)?.nota?.chave ?? [])),
];

/** The first page on which something was read, and what is wrong with the receipt as far as it can be known here. */
export function notaVista(
  recibo: Recibo,
  todos: readonly Recibo[],
  leituras: ReadonlyMap<string, LeituraLocal>,
): NotaVista | undefined {
  const [chave, outra] = chavesDe(recibo, leituras);
  const lida = chave === undefined ? undefined : lerChave(chave);
  if (chave === undefined || !lida) return undefined;
  const paginas = recibo.paginas.map(pagina => leituras.get(pagina.chave));
  const conferida = paginas.find(pagina => pagina?.nota?.chave === chave)?.conferida;
  const repetida = todos.some(outro => outro !== recibo && chavesDe(outro, leituras).includes(chave));
  return {
    loja: conferida?.loja ?? `CNPJ ${formatarCnpj(lida.cnpj)}`,
    titulo: `${lida.tipoFiscal === 'C' ? 'Cupom' : 'Nota'} nº ${lida.numero}`,
    repetida,
    avisos: [
      ...(paginas.some(pagina => pagina?.nota?.ambiente === 2) ? ['Nota de teste, sem valor fiscal'] : []),
      ...(conferida?.situacao === 'sua' ? [NOTA_JA_ENVIADA] : []),
      ...(conferida?.situacao === 'ja_enviada' ? ['Esta nota já foi enviada ao clube'] : []),
      ...(repetida ? ['A mesma nota em mais de um arquivo'] : []),
      ...(outra === undefined ? [] : ['As fotos juntas são de notas diferentes']),
    ],
  };
}
