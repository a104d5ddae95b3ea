import {civilDateOf, ufByCode} from '@clube/domain';
import {printTime} from '@clube/seeds/drawing';
import {qrNfce} from './qrcodes';
import {gross, sums, type ReceiptItem, type Receipt} from './receipt';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const tag = (nome: string, value: string | number) => `<${nome}>${escapeXml(String(value))}</${nome}>`;
const amountText = (cents: number) => (cents / 100).toFixed(2);

function itemXml(item: ReceiptItem, i: number): string {
  const price = (item.price / 10_000).toFixed(4);
  const gtin = item.gtin || 'SEM GTIN';
  const quantities = (suffix: string) =>
    tag(`u${suffix}`, item.unidade) + tag(`q${suffix}`, item.qtde.toFixed(4)) + tag(`vUn${suffix}`, price);
  const produto = [
    tag('cProd', item.codigo),
    tag('cEAN', gtin),
    tag('xProd', item.descricao),
    tag('NCM', item.ncm),
    tag('CFOP', '5405'),
    quantities('Com'),
    tag('vProd', amountText(gross(item))),
    tag('cEANTrib', gtin),
    quantities('Trib'),
    item.discount ? tag('vDesc', amountText(item.discount)) : '',
    tag('indTot', 1),
  ];
  return `<det nItem="${i + 1}"><prod>${produto.join('')}</prod><imposto></imposto></det>`;
}

/** The receipt as authorised XML, as shops send it by e-mail; without a signature, which readers must not need. */
export function writeXml(receipt: Receipt): string {
  const {issuer, chave, recipient} = receipt;
  const {endereco} = issuer;
  const {produtos, descontos, total} = sums(receipt);
  const cUF = ufByCode(endereco.uf)?.ibge ?? chave.slice(0, 2);
  const ide = [
    tag('cUF', cUF),
    tag('natOp', 'VENDA'),
    tag('mod', receipt.modelo),
    tag('serie', receipt.serie),
    tag('nNF', receipt.numero),
    tag('dhEmi', `${civilDateOf(receipt.issuedAt)}T${printTime(receipt.issuedAt)}-03:00`),
    tag('tpNF', 1),
    tag('tpEmis', receipt.contingency ? 9 : 1),
    tag('tpAmb', receipt.testEnvironment ? 2 : 1),
  ];
  const ender = [
    tag('xLgr', endereco.logradouro),
    tag('nro', endereco.numero),
    tag('xBairro', endereco.bairro),
    tag('xMun', endereco.cidade),
    tag('UF', endereco.uf),
    tag('CEP', endereco.cep),
  ].join('');
  const emit = `${tag('CNPJ', issuer.cnpj)}${tag('xNome', issuer.razaoSocial)}${tag('xFant', issuer.nomeFantasia)}<enderEmit>${ender}</enderEmit>`;
  const dest = receipt.identified ? `<dest>${tag('CPF', recipient.cpf)}${tag('xNome', recipient.nome)}</dest>` : '';
  const icms = [
    tag('vProd', amountText(produtos)),
    tag('vFrete', amountText(receipt.freight)),
    tag('vSeg', '0.00'),
    tag('vDesc', amountText(descontos)),
    tag('vOutro', '0.00'),
    tag('vNF', amountText(total)),
  ].join('');
  const supl =
    receipt.modelo === '65' ? `<infNFeSupl><qrCode><![CDATA[${qrNfce(receipt, 2)}]]></qrCode></infNFeSupl>` : '';
  const inf = `<infNFe Id="NFe${chave}" versao="4.00"><ide>${ide.join('')}</ide><emit>${emit}</emit>${dest}${receipt.itens.map(itemXml).join('')}<total><ICMSTot>${icms}</ICMSTot></total></infNFe>`;
  const prot = receipt.protocol
    ? `<protNFe versao="4.00"><infProt>${tag('tpAmb', 1)}${tag('chNFe', chave)}${tag('nProt', receipt.protocol)}${tag('cStat', 100)}</infProt></protNFe>`
    : '';
  const ns = 'xmlns="http://www.portalfiscal.inf.br/nfe"';
  return `<?xml version="1.0" encoding="UTF-8"?><nfeProc versao="4.00" ${ns}><NFe ${ns}>${inf}${supl}</NFe>${prot}</nfeProc>`;
}
