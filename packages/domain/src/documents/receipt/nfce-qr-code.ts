import {isCivilDate, type CivilDate} from '../../values/dates.js';
import {readReais} from '../../values/money.js';
import {isValidAccessKey, normaliseAccessKey} from './access-key.js';

/** The data in the QR code of a coupon (NFC-e or SAT), read without a request to the tax office. */
export interface NfceQrCode {
  /** 44 characters with a valid check digit. */
  chave: string;
  /** Version of the NFC-e's QR code; absent on SAT coupons and in codes with only a key. */
  versao?: 1 | 2 | 3;
  /** 1 production; 2 test (homologação): a coupon without fiscal value. */
  ambiente?: 1 | 2;
  /** Day of the month of the issue. */
  dia?: number;
  /** Date of the issue, only if it is in the month of the key. */
  data?: CivilDate;
  /** Amount to pay, integer cents. */
  valor?: number;
  /** Issued in contingency, before the tax office had authorised it. */
  offline?: boolean;
}

/** Maximum capacity of a QR code in bytes; longer texts are rejected. */
const MAX = 2953;

// Blanks are allowed between characters, as keys are printed so; letters only in the CNPJ.
const KEY = /(?<![0-9A-Z])(?:NFE|CFE)?((?:\d\s?){6}(?:[0-9A-Z]\s?){12}(?:\d\s?){25}\d)(?![0-9A-Z])/g;

function onlyKey(text: string): string | undefined {
  const found = [...text.toUpperCase().matchAll(KEY)].map(([, chave = '']) => normaliseAccessKey(chave));
  const valid = new Set(found.filter(isValidAccessKey));
  return valid.size === 1 ? [...valid][0] : undefined;
}

/** Unescapes `%7C` → `|`, also if escaped several times; escapes of other than printable ASCII are unchanged. */
function unescape(text: string): string {
  return text.replace(/%(?:25){0,3}([0-9A-F]{2})/gi, (escaped, hex: string) => {
    const valor = Number.parseInt(hex, 16);
    return valor >= 0x20 && valor < 0x7f ? String.fromCharCode(valor) : escaped;
  });
}

function readAmbiente(text: string | undefined): Pick<NfceQrCode, 'ambiente'> {
  return text === '1' ? {ambiente: 1} : text === '2' ? {ambiente: 2} : {};
}

function readValor(text: string | undefined): Pick<NfceQrCode, 'valor'> {
  if (!text || !/^\d{1,13}([.,]\d{1,2})?$/.test(text)) return {};
  const valor = readReais(text);
  return valor === undefined ? {} : {valor};
}

/** The date from a day of the month and the key's year and month. */
function readDay(chave: string, text: string | undefined): Pick<NfceQrCode, 'dia' | 'data'> {
  if (!text || !/^\d{1,2}$/.test(text)) return {};
  const data = `20${chave.slice(2, 4)}-${chave.slice(4, 6)}-${text.padStart(2, '0')}`;
  return isCivilDate(data) ? {dia: Number(text), data} : {};
}

/** A full date counts only when the key contains the same month. */
function readWholeDate(chave: string, aaaaMmDd: string): Pick<NfceQrCode, 'dia' | 'data'> {
  const [, ano = '', mes, dia] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(aaaaMmDd) ?? [];
  return `${ano.slice(2)}${mes}` === chave.slice(2, 6) && ano.startsWith('20') ? readDay(chave, dia) : {};
}

function textOfHex(hex: string): string {
  return hex.replace(/[0-9a-f]{2}/gi, pair => String.fromCharCode(Number.parseInt(pair, 16)));
}

/** `?chNFe=…&nVersao=100&tpAmb=1&dhEmi=(hex)&vNF=60.90…` */
function readVersion1(text: string): NfceQrCode | undefined {
  const fields = new Map(
    text
      .slice(text.indexOf('?') + 1)
      .split('&')
      .map(pair => pair.split('='))
      .map(([nome = '', valor = '']) => [nome.trim().toLowerCase(), valor.trim()]),
  );
  const chave = onlyKey(fields.get('chnfe') ?? '');
  if (!chave) return undefined;
  const when = fields.get('dhemi') ?? '';
  return {
    chave,
    versao: 1,
    ...readAmbiente(fields.get('tpamb')),
    ...readWholeDate(chave, /^([0-9a-f]{2}){10,}$/i.test(when) ? textOfHex(when) : when),
    ...readValor(fields.get('vnf')),
    ...(chave[34] === '9' && {offline: true}),
  };
}

/** `chave|2|1|…` and `chave|3|1…` of an NFC-e, `chave|aaaammddhhmmss|total|cpf|assinatura` of a SAT coupon. */
function readFields(text: string): NfceQrCode | undefined {
  const [first = '', ...rest] = text.split('|');
  const chave = onlyKey(first);
  if (!chave) return undefined;
  const [versao, ambiente, dia, valor] = rest.map(field => field.replace(/[&#].*$/, '').replace(/\s/g, ''));
  if (versao && /^20\d{12}$/.test(versao)) return {chave, ...readWholeDate(chave, versao), ...readValor(ambiente)};
  if (versao !== '2' && versao !== '3') return {chave};
  const shared = {chave, versao: versao === '2' ? 2 : 3, ...readAmbiente(ambiente)} as const;
  // Online, the third field is the issuer's token and a hash follows; offline, it is the day and an amount follows.
  const issued = {...readDay(chave, dia), ...readValor(valor)};
  const offline = rest.length >= 6 && issued.valor !== undefined;
  return offline ? {...shared, ...issued, offline} : shared;
}

/**
 * Parses the QR code of a coupon: NFC-e of version 1, 2 and 3, online and offline, of any state's address,
 * a SAT coupon, or a bare access key. Lenient about escapes, blanks, case and scheme. Never sends a request to the address.
 * Undefined when it has no key with a valid check digit, or more than one.
 */
export function readNfceQrCode(text: string): NfceQrCode | undefined {
  if (text.length > MAX) return undefined;
  const clean = unescape(text).trim();
  if (/[?&]chNFe=/i.test(clean)) return readVersion1(clean);
  if (clean.includes('|')) return readFields(clean);
  const chave = onlyKey(clean);
  return chave ? {chave} : undefined;
}
