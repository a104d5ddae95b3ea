import {aplicarMascara} from './mascara.js';
import {digitoModulo11} from './modulo11.js';
import {ufPorIbge, ufPorSigla} from './uf.js';

/** N: nota fiscal; C: cupom fiscal. */
export const TIPOS_FISCAIS = ['N', 'C'] as const;
export type TipoFiscal = (typeof TIPOS_FISCAIS)[number];

/** The type that a text says; undefined when it says none. */
export const lerTipoFiscal = (texto: string): TipoFiscal | undefined => TIPOS_FISCAIS.find(tipo => tipo === texto);
export type ModeloFiscal = '55' | '65' | '59';

/** Model 55 is a nota (N); the NFC-e (65) and the SAT receipt (59) are cupons (C). */
export const TIPO_FISCAL_POR_MODELO: Readonly<Record<ModeloFiscal, TipoFiscal>> = {'55': 'N', '65': 'C', '59': 'C'};

export interface ChaveLida {
  uf: string;
  /** Four digits. */
  ano: number;
  /** 1 to 12. */
  mes: number;
  /** As in the key: 14 characters, unpunctuated. Its own check digits are not verified here. */
  cnpj: string;
  modelo: ModeloFiscal;
  serie: number;
  numero: number;
  /** Absent on SAT receipts, whose key has no such digit. */
  tipoEmissao?: number;
  tipoFiscal: TipoFiscal;
}

// Letters may stand only among the first twelve characters of the CNPJ.
const FORMATO = /^\d{6}[0-9A-Z]{12}\d{26}$/;

/** Drops blanks, punctuation and the prefix (`NFe`, `CFe`) under which XML files and SAT barcodes carry the key. */
export function normalizarChave(texto: string): string {
  return texto
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^(NFE|CFE)(?=.{44}$)/, '');
}

/** 44 characters in the right places and a right check digit (modulo 11, weights 2 to 9, ASCII − 48). */
export function chaveValida(chave: string): boolean {
  const texto = normalizarChave(chave);
  return FORMATO.test(texto) && digitoModulo11(texto.slice(0, 43), 9) === texto[43];
}

function modeloFiscal(texto: string): ModeloFiscal | undefined {
  return texto === '55' || texto === '65' || texto === '59' ? texto : undefined;
}

/** What the access key of a receipt says; undefined when it is no valid key of a model that can be scored. */
export function lerChave(chave: string): ChaveLida | undefined {
  const texto = normalizarChave(chave);
  if (!chaveValida(texto)) return undefined;
  const uf = ufPorIbge(texto.slice(0, 2));
  const mes = Number(texto.slice(4, 6));
  const modelo = modeloFiscal(texto.slice(20, 22));
  if (!uf || mes < 1 || mes > 12 || !modelo) return undefined;
  const comum = {
    uf: uf.sigla,
    ano: 2000 + Number(texto.slice(2, 4)),
    mes,
    cnpj: texto.slice(6, 20),
    modelo,
    tipoFiscal: TIPO_FISCAL_POR_MODELO[modelo],
  };
  // A SAT key has the 9 digits of the device's serial and a number of 6; the others a series of 3 and a number of 9.
  if (modelo === '59') return {...comum, serie: Number(texto.slice(22, 31)), numero: Number(texto.slice(31, 37))};
  return {
    ...comum,
    serie: Number(texto.slice(22, 25)),
    numero: Number(texto.slice(25, 34)),
    tipoEmissao: Number(texto.slice(34, 35)),
  };
}

export interface PartesChave extends Omit<ChaveLida, 'tipoFiscal'> {
  /** The issuer's random code: 8 digits (6 on SAT receipts). */
  codigoNumerico: number;
}

/** Builds a key with its check digit. Throws RangeError when a part does not fit its place. */
export function montarChave(partes: PartesChave): string {
  const uf = ufPorSigla(partes.uf);
  if (!uf) throw new RangeError(`unknown UF: ${partes.uf}`);
  const casa = (valor: number, largura: number) => String(valor).padStart(largura, '0');
  const sat = partes.modelo === '59';
  const final = sat
    ? casa(partes.serie, 9) + casa(partes.numero, 6) + casa(partes.codigoNumerico, 6)
    : casa(partes.serie, 3) +
      casa(partes.numero, 9) +
      casa(partes.tipoEmissao ?? 1, 1) +
      casa(partes.codigoNumerico, 8);
  const corpo = uf.ibge + casa(partes.ano % 100, 2) + casa(partes.mes, 2) + partes.cnpj + partes.modelo + final;
  const chave = corpo + digitoModulo11(corpo, 9);
  if (!FORMATO.test(chave)) throw new RangeError('a part does not fit its place in the access key');
  return chave;
}

/** Eleven groups of four, as it is printed on receipts. */
export function formatarChave(chave: string): string {
  return aplicarMascara(normalizarChave(chave), '#### '.repeat(11).trim());
}
