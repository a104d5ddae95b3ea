import {createHash} from 'node:crypto';
import {dataCivil} from '@clube/domain';
import {portalNfce, printTime} from '@clube/seeds/desenho';
import {somas, type Recibo} from './recibo';

const resumo = (algoritmo: 'sha1' | 'sha256', texto: string, forma: 'hex' | 'base64') =>
  createHash(algoritmo).update(texto).digest(forma);

/** The address in an NFC-e's QR code, version 2 or 3, with what the offline forms add. */
export function qrNfce(recibo: Recibo, versao: 2 | 3): string {
  const {chave, contingencia, emissao, emitente, identificado, destinatario} = recibo;
  const base = `${portalNfce(emitente.endereco.uf).qrCode}?p=`;
  const dia = dataCivil(emissao).slice(8);
  const valor = (somas(recibo).total / 100).toFixed(2);
  if (versao === 3) {
    if (!contingencia) return `${base}${chave}|3|1`;
    const campos = `${chave}|3|1|${dia}|${valor}|${identificado ? `2|${destinatario.cpf}` : '|'}`;
    return `${base}${campos}|${resumo('sha256', campos, 'base64')}`;
  }
  const digest = Buffer.from(resumo('sha1', chave, 'base64'), 'latin1').toString('hex');
  const campos = contingencia ? `${chave}|2|1|${dia}|${valor}|${digest}|1` : `${chave}|2|1|1`;
  return `${base}${campos}|${resumo('sha1', campos, 'hex').toUpperCase()}`;
}

/** What a SAT device signs into the QR code of its coupon: key, moment, total, buyer and 344 characters of signature. */
export function qrSat(recibo: Recibo): string {
  const momento = dataCivil(recibo.emissao).replaceAll('-', '') + printTime(recibo.emissao).replaceAll(':', '');
  const total = (somas(recibo).total / 100).toFixed(2);
  const partes = [0, 1, 2, 3, 4, 5, 6, 7].map(i => createHash('sha256').update(`${recibo.chave}${i}`).digest());
  const assinatura = Buffer.concat(partes).toString('base64');
  return [recibo.chave, momento, total, recibo.identificado ? recibo.destinatario.cpf : '', assinatura].join('|');
}
