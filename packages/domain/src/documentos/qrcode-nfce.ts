import {dataCivilValida, type DataCivil} from '../valores/datas.js';
import {lerReais} from '../valores/dinheiro.js';
import {chaveValida, normalizarChave} from './chave-acesso.js';

/** What the QR code of a coupon (NFC-e or SAT) says by itself, without asking the tax office. */
export interface QrCodeNfce {
  /** 44 characters with a right check digit. */
  chave: string;
  /** Of the NFC-e's QR code; absent on SAT coupons and where the code says nothing but the key. */
  versao?: 1 | 2 | 3;
  /** 1 production; 2 test (homologação): a coupon without fiscal value. */
  ambiente?: 1 | 2;
  /** Day of the month of the issue. */
  dia?: number;
  /** Civil date of the issue, only where it lies in the key's own month. */
  data?: DataCivil;
  /** Integer cents: what was to be paid. */
  valor?: number;
  /** Issued in contingency, before the tax office had authorised it. */
  offline?: boolean;
}

/** The longest text, in characters, that a QR code can hold in bytes. Whatever is longer is none. */
const MAXIMO = 2953;

// Blanks may stand between the characters, as keys are printed; letters only in the CNPJ.
const CHAVE = /(?<![0-9A-Z])(?:NFE|CFE)?((?:\d\s?){6}(?:[0-9A-Z]\s?){12}(?:\d\s?){25}\d)(?![0-9A-Z])/g;

function unicaChave(texto: string): string | undefined {
  const achadas = [...texto.toUpperCase().matchAll(CHAVE)].map(([, chave = '']) => normalizarChave(chave));
  const validas = new Set(achadas.filter(chaveValida));
  return validas.size === 1 ? [...validas][0] : undefined;
}

/** `%7C` → `|`, however often it was escaped; what cannot be unescaped stays. */
function desescapar(texto: string): string {
  return texto.replace(/%(?:25){0,3}([0-9A-F]{2})/gi, (escapado, codigo: string) => {
    const valor = Number.parseInt(codigo, 16);
    return valor >= 0x20 && valor < 0x7f ? String.fromCharCode(valor) : escapado;
  });
}

function lerAmbiente(texto: string | undefined): Pick<QrCodeNfce, 'ambiente'> {
  return texto === '1' ? {ambiente: 1} : texto === '2' ? {ambiente: 2} : {};
}

function lerValor(texto: string | undefined): Pick<QrCodeNfce, 'valor'> {
  if (!texto || !/^\d{1,13}([.,]\d{1,2})?$/.test(texto)) return {};
  const valor = lerReais(texto);
  return valor === undefined ? {} : {valor};
}

/** The date whose day is said, in the month that the key tells. */
function lerDia(chave: string, texto: string | undefined): Pick<QrCodeNfce, 'dia' | 'data'> {
  if (!texto || !/^\d{1,2}$/.test(texto)) return {};
  const data = `20${chave.slice(2, 4)}-${chave.slice(4, 6)}-${texto.padStart(2, '0')}`;
  return dataCivilValida(data) ? {dia: Number(texto), data} : {};
}

/** A whole date counts only when the key tells the same month. */
function lerDataInteira(chave: string, aaaaMmDd: string): Pick<QrCodeNfce, 'dia' | 'data'> {
  const [, ano = '', mes, dia] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(aaaaMmDd) ?? [];
  return `${ano.slice(2)}${mes}` === chave.slice(2, 6) && ano.startsWith('20') ? lerDia(chave, dia) : {};
}

function textoDoHex(hex: string): string {
  return hex.replace(/[0-9a-f]{2}/gi, par => String.fromCharCode(Number.parseInt(par, 16)));
}

/** `?chNFe=…&nVersao=100&tpAmb=1&dhEmi=(hex)&vNF=60.90…` */
function lerVersao1(texto: string): QrCodeNfce | undefined {
  const campos = new Map(
    texto
      .slice(texto.indexOf('?') + 1)
      .split('&')
      .map(par => par.split('='))
      .map(([nome = '', valor = '']) => [nome.trim().toLowerCase(), valor.trim()]),
  );
  const chave = unicaChave(campos.get('chnfe') ?? '');
  if (!chave) return undefined;
  const quando = campos.get('dhemi') ?? '';
  return {
    chave,
    versao: 1,
    ...lerAmbiente(campos.get('tpamb')),
    ...lerDataInteira(chave, /^([0-9a-f]{2}){10,}$/i.test(quando) ? textoDoHex(quando) : quando),
    ...lerValor(campos.get('vnf')),
    ...(chave[34] === '9' && {offline: true}),
  };
}

/** `chave|2|1|…` and `chave|3|1…` of an NFC-e, `chave|aaaammddhhmmss|total|cpf|assinatura` of a SAT coupon. */
function lerCampos(texto: string): QrCodeNfce | undefined {
  const [primeiro = '', ...resto] = texto.split('|');
  const chave = unicaChave(primeiro);
  if (!chave) return undefined;
  const [versao, ambiente, dia, valor] = resto.map(campo => campo.replace(/[&#].*$/, '').replace(/\s/g, ''));
  if (versao && /^20\d{12}$/.test(versao)) return {chave, ...lerDataInteira(chave, versao), ...lerValor(ambiente)};
  if (versao !== '2' && versao !== '3') return {chave};
  const comum = {chave, versao: versao === '2' ? 2 : 3, ...lerAmbiente(ambiente)} as const;
  // Online, the third field is the issuer's token and a hash follows; offline, it is the day and an amount follows.
  const oQueDiz = {...lerDia(chave, dia), ...lerValor(valor)};
  const offline = resto.length >= 6 && oQueDiz.valor !== undefined;
  return offline ? {...comum, ...oQueDiz, offline} : comum;
}

/**
 * Reads what the QR code of a coupon says: NFC-e of version 1, 2 and 3, online and offline, of whatever state's address,
 * a SAT coupon, or a bare access key. Lenient about escapes, blanks, case and scheme. No address is ever followed.
 * Undefined when there is no key with a right check digit in it, or more than one.
 */
export function lerQrCodeNfce(texto: string): QrCodeNfce | undefined {
  if (texto.length > MAXIMO) return undefined;
  const limpo = desescapar(texto).trim();
  if (/[?&]chNFe=/i.test(limpo)) return lerVersao1(limpo);
  if (limpo.includes('|')) return lerCampos(limpo);
  const chave = unicaChave(limpo);
  return chave ? {chave} : undefined;
}
