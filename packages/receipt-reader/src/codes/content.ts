import {chaveValida, cnpjValido, lerChave, lerQrCodeNfce, normalizarChave, type LugarLido} from '@clube/domain';
import type {CodigoLido} from '../document/types';
import {lugarDeAmbos} from './places';

/** A code and how many independent looks at it said the same (a QR code corrects errors by itself: one is enough). */
export interface CodigoVisto extends CodigoLido {
  vezes?: number;
}

/** One of the two bars in which SAT coupons print their key. */
export const ehMetade = (texto: string): boolean => /^(CFe)?\d{22}$/i.test(texto);

/** The key that a code says, if it says one that can be a receipt's. */
export function chaveDoCodigo({formato, texto}: Pick<CodigoLido, 'formato' | 'texto'>): string | undefined {
  if (formato === 'qrcode') return lerQrCodeNfce(texto)?.chave;
  return texto.length <= 60 && lerChave(texto) ? normalizarChave(texto) : undefined;
}

/** Bars have hardly any protection of their own: what they say must be a whole receipt's key, or half of one. */
export const barrasServem = (texto: string): boolean =>
  ehMetade(texto) || chaveDoCodigo({formato: 'codigo_barras', texto}) !== undefined;

/** Whether a key's issuer is a CNPJ with right check digits, which a misread key hardly has. */
export function emissorConfere(chave: string): boolean {
  const {cnpj} = lerChave(chave) ?? {cnpj: ''};
  return cnpjValido(cnpj);
}

interface Metade {
  texto: string;
  lugar: LugarLido;
  vezes: number;
}

/** Joins halves into the keys they make: the check digit tells which belongs to which, and in which order. */
export function juntarMetades(metades: readonly Metade[]): CodigoVisto[] {
  return metades.flatMap(primeira =>
    metades.flatMap((segunda): CodigoVisto[] => {
      const texto = primeira.texto.replace(/^CFe/i, '') + segunda.texto.replace(/^CFe/i, '');
      if (primeira === segunda || !chaveValida(texto) || lerChave(texto)?.modelo !== '59') return [];
      const lugar = lugarDeAmbos(primeira.lugar, segunda.lugar);
      return [{formato: 'codigo_barras', texto, lugar, vezes: Math.min(primeira.vezes, segunda.vezes)}];
    }),
  );
}
