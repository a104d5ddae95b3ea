import {recibosDe, type Envio, type Pagina} from './recibos.ts';

/** What travels in one request. */
export interface Lote<P extends Pagina = Pagina> {
  itens: P[];
  juntar: boolean;
  /** It was sent before, and nobody knows what became of it. */
  envio?: Envio;
}

/** The files of a sending, where all are still there and joined as they were; else it is another sending. */
function comoEstava<P extends Pagina>(envio: Envio, itens: readonly P[]): P[] | undefined {
  const deles = itens.filter(item => item.envio?.chave === envio.chave);
  const naOrdem = envio.itens.flatMap(chave => deles.find(item => item.chave === chave) ?? []);
  if (naOrdem.length !== envio.itens.length || deles.length !== naOrdem.length) return undefined;
  const recibos = recibosDe(itens).filter(({paginas}) => paginas.some(pagina => deles.includes(pagina)));
  const [primeiro] = recibos;
  const igual = envio.juntar
    ? recibos.length === 1 && primeiro?.paginas.map(({chave}) => chave).join('\n') === envio.itens.join('\n')
    : recibos.every(({junto}) => !junto);
  return igual ? naOrdem : undefined;
}

function repetidos<P extends Pagina>(itens: readonly P[]): Lote<P>[] {
  const envios = new Map(itens.flatMap(({envio}) => (envio ? [[envio.chave, envio] as const] : [])));
  return [...envios.values()].flatMap(envio => {
    const daquela = comoEstava(envio, itens);
    return daquela ? [{itens: daquela, juntar: envio.juntar, envio}] : [];
  });
}

/** What got no answer goes first and just as it was; then single files together and every joined receipt by itself. */
export function lotesDe<P extends Pagina>(itens: readonly P[]): Lote<P>[] {
  const deNovo = repetidos(itens);
  const idos = new Set(deNovo.flatMap(lote => lote.itens));
  const recibos = recibosDe(itens.filter(item => !idos.has(item)));
  const soltos = recibos.filter(({junto}) => !junto).flatMap(({paginas}) => paginas);
  const juntos = recibos.filter(({junto}) => junto).map(({paginas}) => ({itens: paginas, juntar: true}));
  return [...deNovo, ...(soltos.length > 0 ? [{itens: soltos, juntar: false}] : []), ...juntos];
}
