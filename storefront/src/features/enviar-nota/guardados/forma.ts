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

/** A sending as the device keeps it; like everything that is kept it goes by these names on people's phones. */
interface EnvioGuardado {
  chave: string;
  itens: readonly string[];
  juntar: boolean;
  codigo: string;
}

interface ItemGuardado {
  chave: string;
  tipo: string;
  /** The file that is kept: the picture made smaller, or as it was chosen. */
  arquivo: string;
  encolhido: boolean;
  recibo?: string;
  erro?: string;
  envio?: EnvioGuardado;
}

/** The same without the files, which are kept beside it under the names that stand here. */
export interface FilaGuardada {
  itens: ItemGuardado[];
  codigo: string;
  pedida: boolean;
}

export type Arquivos = ReadonlyMap<string, File>;

const envioParaGuardar = ({chave, itens, juntar, codigo}: Envio): EnvioGuardado => ({chave, itens, juntar, codigo});
const envioGuardado = ({chave, itens, juntar, codigo}: EnvioGuardado): Envio => ({chave, itens, juntar, codigo});

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
      itens: ficam.map((item): ItemGuardado => ({
        chave: item.chave,
        tipo: item.tipo,
        arquivo: nome(item),
        encolhido: item.menor !== undefined,
        ...(item.recibo !== undefined && {recibo: item.recibo}),
        ...(item.erro && {erro: item.erro}),
        ...(item.envio && {envio: envioParaGuardar(item.envio)}),
      })),
      codigo,
      pedida: pedida && ficam.length > 0,
    },
    arquivos: new Map(ficam.map(item => [nome(item), oQueVai(item)])),
  };
}

function itemGuardado(item: ItemGuardado, arquivo: File): ArquivoNaFila {
  return {
    chave: item.chave,
    tipo: item.tipo,
    arquivo,
    ...(item.encolhido && {menor: arquivo}),
    ...(item.recibo !== undefined && {recibo: item.recibo}),
    ...(item.erro && {erro: item.erro}),
    ...(item.envio && {envio: envioGuardado(item.envio)}),
  };
}

/** The queue as it was; without receipts of which a file is lost: half a receipt must not be sent as a whole one. */
export function deGuardados({itens, codigo, pedida}: FilaGuardada, arquivos: Arquivos): EstadoFila {
  const reciboDe = ({recibo, chave}: ItemGuardado): string => recibo ?? chave;
  const perdidos = new Set(itens.filter(({arquivo}) => !arquivos.has(arquivo)).map(reciboDe));
  const voltam = itens.flatMap(item => {
    const arquivo = arquivos.get(item.arquivo);
    return arquivo && !perdidos.has(reciboDe(item)) ? [itemGuardado(item, arquivo)] : [];
  });
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
