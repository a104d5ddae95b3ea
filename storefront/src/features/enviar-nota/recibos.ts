/** A sending as it was first asked for. Repeated just so, the club knows it by its key and answers as the first time. */
export interface Envio {
  readonly chave: string;
  /** Its files, in their order. */
  readonly itens: readonly string[];
  readonly juntar: boolean;
  readonly codigo: string;
}

/** What of a chosen file matters here: which receipt of several pictures it belongs to, if any. */
export interface Pagina {
  readonly chave: string;
  readonly tipo: string;
  readonly erro?: string;
  readonly recibo?: string;
  /** The sending that it left with, of which no answer has come yet: it may have arrived. */
  readonly envio?: Envio;
}

/** One receipt to be sent: a file, or several pictures in their order. */
export interface Recibo<P extends Pagina = Pagina> {
  /** Stays the same while pages come and go. */
  id: string;
  paginas: P[];
  /** Joined by the painter: all its pages travel as one receipt. */
  junto: boolean;
}

/** The receipts of a selection, in the order of their first pages. */
export function recibosDe<P extends Pagina>(itens: readonly P[]): Recibo<P>[] {
  const recibos = new Map<string, Recibo<P>>();
  for (const item of itens) {
    const id = item.recibo ?? item.chave;
    const recibo = recibos.get(id);
    if (recibo) recibo.paginas.push(item);
    else recibos.set(id, {id, paginas: [item], junto: item.recibo !== undefined});
  }
  return [...recibos.values()];
}

/** Only pictures can be pages of one receipt: a PDF or an XML is whole by itself. */
export const podeJuntar = ({paginas}: Recibo): boolean =>
  paginas.every(({tipo, erro}) => tipo.startsWith('image/') && !erro);

const soltar = <P extends Pagina>({recibo: _, ...item}: P): P => item as P;

/** A receipt of one page is not joined any more. */
function soltarSozinhas<P extends Pagina>(itens: readonly P[]): P[] {
  const sozinhas = new Set(recibosDe(itens).flatMap(({id, paginas}) => (paginas.length === 1 ? [id] : [])));
  return itens.map(item => (item.recibo !== undefined && sozinhas.has(item.recibo) ? soltar(item) : item));
}

/** Makes one receipt of several, in the order in which they were chosen, where the first of them in the list stands. */
export function juntar<P extends Pagina>(itens: readonly P[], ids: ReadonlySet<string>): P[] {
  const recibos = recibosDe(itens).filter(podeJuntar);
  const escolhidos = [...ids].flatMap(id => recibos.find(recibo => recibo.id === id) ?? []);
  const [primeiro] = escolhidos;
  if (!primeiro || escolhidos.length < 2) return [...itens];
  const juntas = escolhidos.flatMap(({paginas}) => paginas.map(pagina => ({...pagina, recibo: primeiro.id})));
  const levadas = new Set(juntas.map(({chave}) => chave));
  const lugar = itens.findIndex(({chave}) => levadas.has(chave));
  return itens.flatMap((item, i) => (i === lugar ? juntas : levadas.has(item.chave) ? [] : [item]));
}

/** Every page is a receipt of its own again. */
export const separar = <P extends Pagina>(itens: readonly P[], id: string): P[] =>
  itens.map(item => (item.recibo === id ? soltar(item) : item));

/** Moves a page before (−1) or after (1) its neighbour of the same receipt. */
export function mover<P extends Pagina>(itens: readonly P[], chave: string, passo: -1 | 1): P[] {
  const item = itens.find(outro => outro.chave === chave);
  const paginas = itens.filter(outro => outro.recibo !== undefined && outro.recibo === item?.recibo);
  const vizinha = item && paginas[paginas.indexOf(item) + passo];
  if (!item || !vizinha) return [...itens];
  return itens.map(outro => (outro === item ? vizinha : outro === vizinha ? item : outro));
}

export const tirar = <P extends Pagina>(itens: readonly P[], chave: string): P[] =>
  soltarSozinhas(itens.filter(item => item.chave !== chave));

/** What can be sent: of a receipt with a page that cannot, nothing. */
export const prontosDe = <P extends Pagina>(itens: readonly P[]): P[] =>
  recibosDe(itens).flatMap(({paginas}) => (paginas.some(({erro}) => erro) ? [] : paginas));

/** The list after a sending: what was taken is gone, what was not is as it came back; the rest waits as before. */
export function depoisDeEnviar<P extends Pagina>(
  antes: readonly P[],
  enviados: readonly P[],
  sobram: readonly P[],
): P[] {
  const idos = new Set(enviados.map(({chave}) => chave));
  const voltaram = new Map(sobram.map(item => [item.chave, item]));
  return antes.flatMap(item => (idos.has(item.chave) ? (voltaram.get(item.chave) ?? []) : item));
}
