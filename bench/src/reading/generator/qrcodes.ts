import {createHash} from 'node:crypto';
import {civilDateOf} from '@clube/domain';
import {portalNfce, printTime} from '@clube/seeds/drawing';
import {sums, type Receipt} from './receipt';

const hashOf = (algorithm: 'sha1' | 'sha256', text: string, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(text).digest(encoding);

/** The URL in an NFC-e's QR code, version 2 or 3, with the additional fields of offline ones. */
export function qrNfce(receipt: Receipt, version: 2 | 3): string {
  const {chave, contingency, issuedAt, issuer, identified, recipient} = receipt;
  const base = `${portalNfce(issuer.endereco.uf).qrCode}?p=`;
  const day = civilDateOf(issuedAt).slice(8);
  const value = (sums(receipt).total / 100).toFixed(2);
  if (version === 3) {
    if (!contingency) return `${base}${chave}|3|1`;
    const fields = `${chave}|3|1|${day}|${value}|${identified ? `2|${recipient.cpf}` : '|'}`;
    return `${base}${fields}|${hashOf('sha256', fields, 'base64')}`;
  }
  const digest = Buffer.from(hashOf('sha1', chave, 'base64'), 'latin1').toString('hex');
  const fields = contingency ? `${chave}|2|1|${day}|${value}|${digest}|1` : `${chave}|2|1|1`;
  return `${base}${fields}|${hashOf('sha1', fields, 'hex').toUpperCase()}`;
}

/** The text in a SAT coupon's QR code: key, time, total, buyer and a signature of 344 characters. */
export function qrSat(receipt: Receipt): string {
  const timestamp = civilDateOf(receipt.issuedAt).replaceAll('-', '') + printTime(receipt.issuedAt).replaceAll(':', '');
  const total = (sums(receipt).total / 100).toFixed(2);
  const parts = [0, 1, 2, 3, 4, 5, 6, 7].map(i => createHash('sha256').update(`${receipt.chave}${i}`).digest());
  const signature = Buffer.concat(parts).toString('base64');
  return [receipt.chave, timestamp, total, receipt.identified ? receipt.recipient.cpf : '', signature].join('|');
}
