import type {CantosLidos} from '@clube/domain';
import {aplicar} from '../document/geometry';
import {recortarPagina} from '../document/crop';
import type {CodigoLido} from '../document/types';
import {lerCodigos} from '../codes';
import {acharPapeis, endireitar, type ImagemCinza, type Papel} from '../image';
import {motoresPara, prepararFolha, reconhecer, type Folha} from '../ocr';
import {chavesDe, registrarCodigos} from './open-file';
import type {Andamento, PaginaPorLer, PapelLido, Unidade} from './progress';
import {separarNotas} from './separate';

/** A second paper this much smaller than the first is a price tag or a corner of the table. */
const PAPEL_MENOR = 0.3;
const PAPEIS_NO_MAXIMO = 3;
/** Pictures kept for reading them another way: some ten megabytes each. */
const PAPEIS_GUARDADOS = 8;
/** Fewer words are no receipt. */
const PALAVRAS_DE_NOTA = 12;

/** Looks at a page by its pixels: every paper on it straightened and read. `relogio` tells milliseconds. */
export async function lerImagem(andamento: Andamento, porLer: PaginaPorLer, relogio: () => number): Promise<void> {
  const imagem = await porLer.abrir();
  const papeis = separados(await acharPapeis(imagem));
  const lidos: {papel?: Papel; lido: PapelLido; codigos: readonly CodigoLido[]}[] = [];
  for (const papel of papeis.length > 0 ? papeis : [undefined]) {
    const direita = await endireitar(imagem, papel);
    const codigos = await codigosDoPapel(andamento, porLer, direita, papeis.length > 1);
    const folha = await prepararFolha(direita, {arquivo: porLer.arquivo, numero: porLer.pagina});
    lidos.push({papel, lido: await lerPapel(folha, relogio), codigos});
  }
  const comTexto = lidos.filter(({lido}) => [...lido.leituras.values()].some(temTexto));
  const validos = comTexto.length > 0 ? comTexto : lidos.slice(0, 1);
  andamento.unidades.splice(0, andamento.unidades.length, ...semPagina(andamento, porLer));
  for (const {papel, lido, codigos} of validos) {
    const cantos = papel ? cantosDe(imagem, papel) : porLer.area;
    const lugar = {arquivo: porLer.arquivo, pagina: porLer.pagina, cantos};
    const separadas = validos.length === 1 ? unidadesDe(lido, codigos, lugar) : [];
    andamento.papeis.push(...(separadas.length > 0 ? separadas.map(({origem}) => origem) : [lido]));
    if (andamento.papeis.length > PAPEIS_GUARDADOS) delete lido.outraVez;
    if (separadas.length > 0) andamento.unidades.push(...separadas);
    else andamento.unidades.push({lugar, chaves: chavesDe(codigos), origem: lido, papel: validos.length > 1});
  }
}

/** The receipts of one paper that codes tell apart, each with its own share of what was read of it. */
function unidadesDe(
  lido: PapelLido,
  codigos: readonly CodigoLido[],
  lugar: Unidade['lugar'],
): (Unidade & {origem: PapelLido})[] {
  const [pagina] = lido.leituras.values();
  return (pagina ? separarNotas(pagina, codigos) : []).map(({caixa, area, chaves}) => ({
    lugar: {...lugar, cantos: area},
    chaves,
    origem: {
      leituras: new Map([...lido.leituras].map(([motor, lida]) => [motor, recortarPagina(lida, caixa)])),
      duracaoMs: lido.duracaoMs,
    },
  }));
}

const temTexto = ({palavras}: {palavras: readonly unknown[]}) => palavras.length >= PALAVRAS_DE_NOTA;

async function lerPapel(folha: Folha, relogio: () => number): Promise<PapelLido> {
  const inicio = relogio();
  const faltam = [...motoresPara(folha)];
  const lido: PapelLido = {leituras: new Map(), duracaoMs: 0};
  const ler = async () => {
    const motor = faltam.shift();
    const pagina = motor && (await reconhecer(folha, motor));
    if (pagina) lido.leituras.set(motor, pagina);
    if (faltam.length === 0) delete lido.outraVez;
  };
  while (lido.leituras.size === 0 && faltam.length > 0) await ler();
  lido.duracaoMs = relogio() - inicio;
  return faltam.length > 0 ? Object.assign(lido, {outraVez: ler}) : lido;
}

function separados(papeis: readonly Papel[]): Papel[] {
  const [maior] = papeis;
  if (!maior) return [];
  return papeis.filter(({fracao}) => fracao >= maior.fracao * PAPEL_MENOR).slice(0, PAPEIS_NO_MAXIMO);
}

/** A straightened paper shows codes that the photo hid; with several papers each one's own is looked for. */
async function codigosDoPapel(
  andamento: Andamento,
  {arquivo, pagina, codigos}: PaginaPorLer,
  direita: ImagemCinza,
  varios: boolean,
): Promise<readonly CodigoLido[]> {
  if (!varios && chavesDe(codigos).size > 0) return codigos;
  const onde = {arquivo, pagina, paraVista: direita.paraVista};
  const achados = await lerCodigos(direita, onde, varios ? 'rapido' : 'completo');
  registrarCodigos(andamento, achados);
  return achados;
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
