import {buildAccessKey} from '@clube/domain';

export const CNPJ = '11222333000181';

/** The access key of a coupon of October 2026 with this number, from the shop above. */
export const keyOf = (numero: number): string =>
  buildAccessKey({
    uf: 'SP',
    ano: 2026,
    mes: 10,
    cnpj: CNPJ,
    modelo: '65',
    serie: 1,
    codigoNumerico: 17940680,
    numero,
  });
