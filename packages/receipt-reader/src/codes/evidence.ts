import {lerQrCodeNfce} from '@clube/domain';
import type {Indicio, Indicios} from '../document/types';
import {chaveDoCodigo, emissorConfere, type CodigoVisto} from './content';

/** A QR code corrects its own errors. */
const CONFIANCA_QR = 0.99;
/** Bars seen alike twice; once; and once with an issuer whose check digits are wrong. */
const CONFIANCA_BARRAS = {confirmada: 0.97, umaVez: 0.85, estranha: 0.6};

function confiancaDasBarras(chave: string, vezes: number): number {
  if (vezes > 1) return CONFIANCA_BARRAS.confirmada;
  return emissorConfere(chave) ? CONFIANCA_BARRAS.umaVez : CONFIANCA_BARRAS.estranha;
}

/** One sighting for each key and kind of code, with the looks of all pages and variants added up. */
function reunir(codigos: readonly CodigoVisto[]): (Required<CodigoVisto> & {chave: string})[] {
  const reunidos = new Map<string, Required<CodigoVisto> & {chave: string}>();
  for (const codigo of codigos) {
    const chave = chaveDoCodigo(codigo);
    if (!chave) continue;
    const id = `${codigo.formato}:${chave}`;
    const antes = reunidos.get(id);
    reunidos.set(id, {...(antes ?? {...codigo, chave}), vezes: (antes?.vezes ?? 0) + (codigo.vezes ?? 1)});
  }
  return [...reunidos.values()];
}

/** What the QR codes say beside the key. */
function doQrCode(codigos: readonly CodigoVisto[]): Indicios {
  const indicios: Required<Pick<Indicios, 'total' | 'dataEmissao' | 'marcas'>> = {
    total: [],
    dataEmissao: [],
    marcas: [],
  };
  for (const {formato, texto, lugar} of codigos) {
    const lido = formato === 'qrcode' ? lerQrCodeNfce(texto) : undefined;
    const indicio = <T>(valor: T): Indicio<T> => ({valor, fonte: 'qrcode', confianca: CONFIANCA_QR, lugar});
    if (lido?.valor !== undefined) indicios.total.push(indicio(lido.valor));
    if (lido?.data) indicios.dataEmissao.push(indicio(lido.data));
    if (lido?.ambiente === 2) indicios.marcas.push(indicio('homologacao'));
    if (lido?.offline) indicios.marcas.push(indicio('contingencia'));
  }
  return Object.fromEntries(Object.entries(indicios).filter(([, lista]) => lista.length > 0));
}

/**
 * What the codes of a receipt say: its key, and from an NFC-e's QR code issued offline (or a SAT coupon's) the total and
 * the day. With several keys among them the
 * amounts and days are left out: which is whose is unknown.
 */
export function indiciosDosCodigos(codigos: readonly CodigoVisto[]): Indicios {
  const reunidos = reunir(codigos);
  if (reunidos.length === 0) return {};
  const chave = reunidos
    .map(({chave: valor, formato, vezes, lugar}): Indicio<string> => {
      const confianca = formato === 'qrcode' ? CONFIANCA_QR : confiancaDasBarras(valor, vezes);
      return {valor, fonte: formato, confianca, lugar};
    })
    .sort((a, b) => b.confianca - a.confianca);
  const uma = new Set(chave.map(({valor}) => valor)).size === 1;
  const {marcas, ...valores} = doQrCode(reunidos);
  return {chave, ...(marcas && {marcas}), ...(uma && valores)};
}
