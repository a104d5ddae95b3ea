import {capitalsAndDigits, masked, type Mask} from '../mask.js';
import {modulo11Digit} from '../modulo11.js';
import {ufByIbge, ufByCode} from '../contact/uf.js';

/** N: nota fiscal; C: cupom fiscal. */
export const TIPO_FISCAL_VALUES = ['N', 'C'] as const;
export type TipoFiscal = (typeof TIPO_FISCAL_VALUES)[number];

/** Parses a fiscal type; undefined for any other text. */
export const readTipoFiscal = (text: string): TipoFiscal | undefined => TIPO_FISCAL_VALUES.find(tipo => tipo === text);
export type ModeloFiscal = '55' | '65' | '59';

/** Model 55 is a nota (N); the NFC-e (65) and the SAT receipt (59) are cupons (C). */
export const TIPO_FISCAL_BY_MODELO: Readonly<Record<ModeloFiscal, TipoFiscal>> = {'55': 'N', '65': 'C', '59': 'C'};

export interface AccessKey {
  uf: string;
  /** Four digits. */
  ano: number;
  /** 1 to 12. */
  mes: number;
  /** As in the key: 14 characters without punctuation. Its check digits are not verified here. */
  cnpj: string;
  modelo: ModeloFiscal;
  serie: number;
  numero: number;
  /** Absent on SAT receipts, whose key has no such digit. */
  tipoEmissao?: number;
  tipoFiscal: TipoFiscal;
}

// Letters are allowed only in the first twelve characters of the CNPJ.
const FORMAT = /^\d{6}[0-9A-Z]{12}\d{26}$/;

/** Removes blanks, punctuation and the prefix (`NFe`, `CFe`) that keys have in XML files and SAT barcodes. */
export function normaliseAccessKey(text: string): string {
  return capitalsAndDigits(text).replace(/^(NFE|CFE)(?=.{44}$)/, '');
}

/** Whether it has 44 characters in the right places and a valid check digit (modulo 11, weights 2 to 9, ASCII − 48). */
export function isValidAccessKey(chave: string): boolean {
  const text = normaliseAccessKey(chave);
  return FORMAT.test(text) && modulo11Digit(text.slice(0, 43), 9) === text[43];
}

function modeloFiscalOf(text: string): ModeloFiscal | undefined {
  return text === '55' || text === '65' || text === '59' ? text : undefined;
}

/** Parses an access key; undefined when it is invalid or of a model that cannot be scored. */
export function readAccessKey(chave: string): AccessKey | undefined {
  const text = normaliseAccessKey(chave);
  if (!isValidAccessKey(text)) return undefined;
  const uf = ufByIbge(text.slice(0, 2));
  const mes = Number(text.slice(4, 6));
  const modelo = modeloFiscalOf(text.slice(20, 22));
  if (!uf || mes < 1 || mes > 12 || !modelo) return undefined;
  const shared = {
    uf: uf.code,
    ano: 2000 + Number(text.slice(2, 4)),
    mes,
    cnpj: text.slice(6, 20),
    modelo,
    tipoFiscal: TIPO_FISCAL_BY_MODELO[modelo],
  };
  // A SAT key has the 9 digits of the device's serial and a number of 6; the others a series of 3 and a number of 9.
  if (modelo === '59') return {...shared, serie: Number(text.slice(22, 31)), numero: Number(text.slice(31, 37))};
  return {
    ...shared,
    serie: Number(text.slice(22, 25)),
    numero: Number(text.slice(25, 34)),
    tipoEmissao: Number(text.slice(34, 35)),
  };
}

export interface AccessKeyParts extends Omit<AccessKey, 'tipoFiscal'> {
  /** The issuer's random code: 8 digits (6 on SAT receipts). */
  codigoNumerico: number;
}

/** Builds a key with its check digit. Throws RangeError when a part does not fit its place. */
export function buildAccessKey(parts: AccessKeyParts): string {
  const uf = ufByCode(parts.uf);
  if (!uf) throw new RangeError(`unknown UF: ${parts.uf}`);
  const padded = (value: number, width: number) => String(value).padStart(width, '0');
  const sat = parts.modelo === '59';
  const ending = sat
    ? padded(parts.serie, 9) + padded(parts.numero, 6) + padded(parts.codigoNumerico, 6)
    : padded(parts.serie, 3) +
      padded(parts.numero, 9) +
      padded(parts.tipoEmissao ?? 1, 1) +
      padded(parts.codigoNumerico, 8);
  const body = uf.ibge + padded(parts.ano % 100, 2) + padded(parts.mes, 2) + parts.cnpj + parts.modelo + ending;
  const chave = body + modulo11Digit(body, 9);
  if (!FORMAT.test(chave)) throw new RangeError('a part does not fit its place in the access key');
  return chave;
}

export const ACCESS_KEY_MASK: Mask = {keeps: 'letters and digits', patterns: ['#### '.repeat(11).trim()]};

/** Formats a key in eleven groups of four, as printed on receipts. */
export function formatAccessKey(chave: string): string {
  return masked(normaliseAccessKey(chave), ACCESS_KEY_MASK);
}
