import {formatarData, lerData, somenteDigitos} from '@clube/domain';

/** A civil date in the order and with the characters of typing. */
export function comoDigitada(data: string | null | undefined): string {
  const civil = data ? lerData(data.slice(0, 10)) : undefined;
  return civil ? somenteDigitos(formatarData(civil)) : '';
}

/** The typed date as a civil date; undefined while it is none. */
export function dataDigitada(digitos: string): string | undefined {
  return lerData(digitos.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3'));
}
