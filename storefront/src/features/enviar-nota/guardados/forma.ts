import {MAXIMO_ARQUIVOS, MAXIMO_BYTES_ARQUIVO} from '@clube/domain';
import {oQueVai, type ArquivoNaFila} from '../arquivo.ts';
import type {Envio} from '../recibos';
import {recibosDe} from '../recibos.ts';

/** What a painter has chosen and what is to become of it. */
export interface EstadoFila {
  itens: ArquivoNaFila[];
  codigo: string;
  /** The painter wants them sent: they go as soon as they can. */
  pedida: boolean;
}

interface ItemGuardado {
  chave: string;
  tipo: string;
  /** The file that is kept: the picture made smaller, or as it was chosen. */
  arquivo: string;
  encolhido: boolean;
  recibo?: string;
  erro?: string;
  envio?: Envio;
}

/** The same without the files, which are kept beside it under the names that stand here. */
export interface FilaGuardada {
  itens: ItemGuardado[];
  codigo: string;
  pedida: boolean;
}

export type Arquivos = ReadonlyMap<string, File>;

/**
 * What of a queue is kept on the device: as much as may be sent at a time, by number and by bytes of a file, whole
 * receipts only. A single file that cannot be sent is not kept.
 */
export function paraGuardar({itens, codigo, pedida}: EstadoFila): {fila: FilaGuardada; arquivos: Arquivos} {
  const ficam: ArquivoNaFila[] = [];
  for (const {junto, paginas} of recibosDe(itens)) {
    const cabem =
      ficam.length + paginas.length <= MAXIMO_ARQUIVOS &&
      paginas.every(pagina => oQueVai(pagina).size <= MAXIMO_BYTES_ARQUIVO);
    if (cabem && (junto || !paginas.some(({erro}) => erro))) ficam.push(...paginas);
  }
  const nome = ({chave, menor}: ArquivoNaFila) => `${menor ? 'menor' : 'original'}:${chave}`;
  return {
    fila: {
      itens: ficam.map(item => ({
        chave: item.chave,
        tipo: item.tipo,
        arquivo: nome(item),
        encolhido: item.menor !== undefined,
        ...(item.recibo !== undefined && {recibo: item.recibo}),
        ...(item.erro && {erro: item.erro}),
        ...(item.envio && {envio: item.envio}),
      })),
      codigo,
      pedida: pedida && ficam.length > 0,
    },
    arquivos: new Map(ficam.map(item => [nome(item), oQueVai(item)])),
  };
}

/** The queue as it was; without receipts of which a file is lost: half a receipt must not be sent as a whole one. */
export function deGuardados({itens, codigo, pedida}: FilaGuardada, arquivos: Arquivos): EstadoFila {
  const inteiros = recibosDe(itens).filter(({paginas}) => paginas.every(({arquivo}) => arquivos.has(arquivo)));
  const voltam = inteiros.flatMap(({paginas}) =>
    paginas.flatMap(({arquivo: nome, encolhido, ...item}): ArquivoNaFila[] => {
      const arquivo = arquivos.get(nome);
      return arquivo ? [{...item, arquivo, ...(encolhido && {menor: arquivo})}] : [];
    }),
  );
  return {itens: voltam, codigo, pedida: pedida && voltam.length > 0};
}

/** What was kept, before what was chosen since; the same file once. */
export function unir(guardada: EstadoFila, agora: EstadoFila): EstadoFila {
  const chaves = new Set(guardada.itens.map(({chave}) => chave));
  return {
    itens: [...guardada.itens, ...agora.itens.filter(({chave}) => !chaves.has(chave))],
    codigo: agora.codigo || guardada.codigo,
    pedida: agora.pedida || guardada.pedida,
  };
}
