import type {CantosLidos} from '@clube/domain';
import {aplicar} from '../documento/geometria';
import type {Pagina} from '../documento/tipos';
import {lerCodigos} from '../codigos';
import {acharPapeis, endireitar, type ImagemCinza, type Papel} from '../imagem';
import {reconhecer} from '../ocr';
import {chavesDe, registrarCodigos} from './abrir-arquivo';
import {PAGINA_INTEIRA, type Andamento, type PaginaPorLer} from './andamento';

/** A second paper this much smaller than the first is a price tag or a corner of the table. */
const PAPEL_MENOR = 0.3;
const PAPEIS_NO_MAXIMO = 3;
/** Fewer words are no receipt. */
const PALAVRAS_DE_NOTA = 12;

/** Looks at a page by its pixels: every paper on it straightened and read. */
export async function lerImagem(andamento: Andamento, porLer: PaginaPorLer): Promise<void> {
  const imagem = await porLer.abrir();
  const papeis = separados(await acharPapeis(imagem));
  const lidos: {papel?: Papel; pagina: Pagina; chaves: Set<string>}[] = [];
  for (const papel of papeis.length > 0 ? papeis : [undefined]) {
    const direita = await endireitar(imagem, papel);
    const chaves = await codigosDoPapel(andamento, porLer, direita, papeis.length > 1);
    const pagina = await reconhecer(direita, {arquivo: porLer.arquivo, numero: porLer.pagina});
    lidos.push({papel, pagina, chaves});
  }
  const comTexto = lidos.filter(({pagina}) => pagina.palavras.length >= PALAVRAS_DE_NOTA);
  const validos = comTexto.length > 0 ? comTexto : lidos.slice(0, 1);
  andamento.unidades.splice(0, andamento.unidades.length, ...semPagina(andamento, porLer));
  for (const {papel, pagina, chaves} of validos) {
    andamento.paginasOcr.push(pagina);
    andamento.unidades.push({
      lugar: {arquivo: porLer.arquivo, pagina: porLer.pagina, cantos: papel ? cantosDe(imagem, papel) : PAGINA_INTEIRA},
      chaves,
      pagina,
      papel: validos.length > 1,
    });
  }
}

function separados(papeis: readonly Papel[]): Papel[] {
  const [maior] = papeis;
  if (!maior) return [];
  return papeis.filter(({fracao}) => fracao >= maior.fracao * PAPEL_MENOR).slice(0, PAPEIS_NO_MAXIMO);
}

/** A straightened paper shows codes that the photo hid; with several papers each one's own is looked for. */
async function codigosDoPapel(
  andamento: Andamento,
  {arquivo, pagina, chaves}: PaginaPorLer,
  direita: ImagemCinza,
  varios: boolean,
): Promise<Set<string>> {
  if (chaves.size > 0 && !varios) return chaves;
  const onde = {arquivo, pagina, paraVista: direita.paraVista};
  const achados = await lerCodigos(direita, onde, varios ? 'rapido' : 'completo');
  registrarCodigos(andamento, achados);
  return chavesDe(achados);
}

function semPagina({unidades}: Andamento, {arquivo, pagina}: PaginaPorLer) {
  return unidades.filter(({lugar}) => lugar.arquivo !== arquivo || lugar.pagina !== pagina);
}

function cantosDe({paraVista}: ImagemCinza, {cantos}: Papel): CantosLidos {
  const [a, b, c, d] = cantos.map(([x, y]) => {
    const [vx, vy] = aplicar(paraVista, x, y);
    return [Math.min(1, Math.max(0, vx)), Math.min(1, Math.max(0, vy))] as const;
  }) as unknown as CantosLidos;
  return [a, b, c, d];
}
