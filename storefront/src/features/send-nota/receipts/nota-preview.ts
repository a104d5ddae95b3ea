import {NOTA_ALREADY_SENT, formatCnpj, readAccessKey} from '@clube/domain';
import type {Receipt} from './receipts';
import type {LocalReading} from '../codes/useReadings';

/** The preview of one receipt before it is sent. */
export interface NotaPreview {
  /** The store's name, or else its CNPJ. */
  loja: string;
  /** `Cupom nº 48213`. */
  title: string;
  warnings: string[];
  /** Another chosen file is of the same receipt. */
  repeated: boolean;
}

const accessKeysOf = (receipt: Receipt, readings: ReadonlyMap<string, LocalReading>): string[] => [
  ...new Set(receipt.pages.flatMap(({key: accessKey}) => readings.get(accessKey)?.nota?.chave ?? [])),
];

/** The first page on which something was read, and the receipt's problems that can be detected on the device. */
export function notaPreview(
  receipt: Receipt,
  all: readonly Receipt[],
  readings: ReadonlyMap<string, LocalReading>,
): NotaPreview | undefined {
  const [accessKey, other] = accessKeysOf(receipt, readings);
  const parsed = accessKey === undefined ? undefined : readAccessKey(accessKey);
  if (accessKey === undefined || !parsed) return undefined;
  const pages = receipt.pages.map(page => readings.get(page.key));
  const checked = pages.find(page => page?.nota?.chave === accessKey)?.checked;
  const repeated = all.some(other => other !== receipt && accessKeysOf(other, readings).includes(accessKey));
  return {
    loja: checked?.loja ?? `CNPJ ${formatCnpj(parsed.cnpj)}`,
    title: `${parsed.tipoFiscal === 'C' ? 'Cupom' : 'Nota'} nº ${parsed.numero}`,
    repeated,
    warnings: [
      ...(pages.some(page => page?.nota?.ambiente === 2) ? ['Nota de teste, sem valor fiscal'] : []),
      ...(checked?.situacao === 'sua' ? [NOTA_ALREADY_SENT] : []),
      ...(checked?.situacao === 'ja_enviada' ? ['Esta nota já foi enviada ao Clube'] : []),
      ...(repeated ? ['A mesma nota em mais de um arquivo'] : []),
      ...(other === undefined ? [] : ['As fotos juntas são de notas diferentes']),
    ],
  };
}
