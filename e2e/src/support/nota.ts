import {CNPJ_RELATORIO, SEED_DEMO, createAleatorio, createCatalogo, createCompra, renderDocumento} from '@clube/seeds';
import {layoutCupom} from '@clube/seeds/desenho';
import {fotografarPartes} from './fotos';

export interface ArquivoDePapel {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Compra {
  /** Of the shop, of the demo's reporting reseller. */
  cnpj: string;
  numero: number;
  /** DD/MM/YYYY, yesterday in São Paulo. */
  data: string;
  /** Points of its products, before any factor. */
  pontos: number;
  /** Lines of items. */
  linhas: number;
}

export interface NotaDePapel extends Compra {
  arquivo: ArquivoDePapel;
}

export interface NotaEmPartes extends Compra {
  /** From top to bottom. */
  arquivos: ArquivoDePapel[];
}

interface Papel {
  formato?: 'foto' | 'pdf';
  /** What was bought, and how the photo was taken. */
  semente?: string;
}

/** A purchase of yesterday in a shop of the demo. */
function createCompraDeOntem(numero: number, semente: string) {
  const ontem = new Date(Date.now() - 86_400_000);
  const catalogo = createCatalogo({seed: SEED_DEMO, hoje: ontem.toISOString().slice(0, 10)});
  const random = createAleatorio(semente);
  const loja = catalogo.revendas.find(({cnpj}) => cnpj === CNPJ_RELATORIO);
  const [pintor] = catalogo.pintores;
  if (!loja || !pintor) throw new Error('the catalogue has no such shop');
  const nota = createCompra({modelo: '65', numero, emissao: ontem, loja, pintor}, catalogo, random);
  const valorDe = new Map(catalogo.produtos.map(({codigo, valorPontos}) => [codigo, valorPontos]));
  const compra: Compra = {
    cnpj: loja.cnpj,
    numero,
    data: new Intl.DateTimeFormat('pt-BR', {timeZone: 'America/Sao_Paulo'}).format(ontem),
    pontos: nota.itens.reduce((soma, item) => soma + (valorDe.get(item.codigoPadrao ?? '') ?? 0) * item.qtde, 0),
    linhas: nota.itens.length,
  };
  return {nota, compra, random};
}

/** A coupon of yesterday from a shop of the demo: a receipt that nobody has sent yet. */
export async function givenNotaDePapel(numero: number, {formato = 'foto', semente}: Papel = {}): Promise<NotaDePapel> {
  const {nota, compra, random} = createCompraDeOntem(numero, semente ?? `jornada ${numero}`);
  const {conteudo, nomeOriginal, mimeType} = await renderDocumento(nota, formato, random);
  return {...compra, arquivo: {name: nomeOriginal, mimeType, buffer: Buffer.from(conteudo)}};
}

/** Such a coupon in three overlapping pictures, with its QR code on the last. */
export async function givenNotaEmPartes(numero: number, semente: string): Promise<NotaEmPartes> {
  const {nota, compra} = createCompraDeOntem(numero, semente);
  // The upper part of two coupons may be the same: on tables of two colours the pictures are not.
  const fotos = await fotografarPartes(layoutCupom(nota, 'termico', 3), 3, numero);
  const arquivos = fotos.map((buffer, i) => ({name: `IMG_${numero}_${i + 1}.jpg`, mimeType: 'image/jpeg', buffer}));
  return {...compra, arquivos};
}
