import {createHash} from 'node:crypto';
import {dataCivil} from '@clube/domain';
import {portalNfce} from './portais-nfce';
import {totais, type NotaFiscal} from './nota';

export type VersaoQrCode = 2 | 3;

/** The issuers' shared secret is theirs alone; demo stores have one that signs nothing outside the demo. */
const CSC = 'DEMONSTRACAO-0000-0000-000000000000';
const CSC_ID = '1';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');

/**
 * The address inside an NFC-e's QR code. Version 2 ends in a hash made with the store's secret; version 3, valid since
 * 2025, carries the key alone when online and a signature when issued in contingency.
 */
export function qrCodeNfce(nota: NotaFiscal, versao: VersaoQrCode): string {
  const base = `${portalNfce(nota.emitente.endereco.uf).qrCode}?p=`;
  const dia = dataCivil(nota.emissao).slice(8);
  const valor = (totais(nota.itens).total / 100).toFixed(2);
  if (versao === 3) {
    if (!nota.contingencia) return `${base}${nota.chave}|3|1`;
    const quem = nota.destinatario ? `2|${nota.destinatario.cpf}` : '|';
    const offline = `${nota.chave}|3|1|${dia}|${valor}|${quem}`;
    const assinatura = createHash('sha256').update(offline).digest('base64');
    return `${base}${offline}|${assinatura}`;
  }
  const digest = createHash('sha1').update(nota.chave).digest('base64');
  const campos = nota.contingencia
    ? `${nota.chave}|2|1|${dia}|${valor}|${hex(digest)}|${CSC_ID}`
    : `${nota.chave}|2|1|${CSC_ID}`;
  return `${base}${campos}|${sha1(campos + CSC)}`;
}
