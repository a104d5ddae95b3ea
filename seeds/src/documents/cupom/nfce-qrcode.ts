import {createHash} from 'node:crypto';
import {civilDateOf} from '@clube/domain';
import {portalNfce} from './nfce-portals';
import {totals, type NotaFiscal} from '../nota';

export type QrCodeVersion = 2 | 3;

/** The issuer's shared secret; the demo stores' secret is valid only in the demo. */
const CSC = 'DEMONSTRACAO-0000-0000-000000000000';
const CSC_ID = '1';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');

/**
 * The address in an NFC-e's QR code. Version 2 ends with a hash made with the store's secret; version 3, valid since
 * 2025, has only the key when online, and a signature when issued in contingency.
 */
export function qrCodeNfce(nota: NotaFiscal, version: QrCodeVersion): string {
  const base = `${portalNfce(nota.issuer.endereco.uf).qrCode}?p=`;
  const day = civilDateOf(nota.issuedAt).slice(8);
  const valor = (totals(nota.itens).total / 100).toFixed(2);
  if (version === 3) {
    if (!nota.contingency) return `${base}${nota.chave}|3|1`;
    const who = nota.recipient ? `2|${nota.recipient.cpf}` : '|';
    const offline = `${nota.chave}|3|1|${day}|${valor}|${who}`;
    const signature = createHash('sha256').update(offline).digest('base64');
    return `${base}${offline}|${signature}`;
  }
  const digest = createHash('sha1').update(nota.chave).digest('base64');
  const fields = nota.contingency
    ? `${nota.chave}|2|1|${day}|${valor}|${hex(digest)}|${CSC_ID}`
    : `${nota.chave}|2|1|${CSC_ID}`;
  return `${base}${fields}|${sha1(fields + CSC)}`;
}
