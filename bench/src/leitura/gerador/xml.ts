import {dataCivil, ufPorSigla} from '@clube/domain';
import {printTime} from '@clube/seeds/desenho';
import {qrNfce} from './qrcodes';
import {bruto, somas, type ItemRecibo, type Recibo} from './recibo';

const escapar = (texto: string) => texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const tag = (nome: string, valor: string | number) => `<${nome}>${escapar(String(valor))}</${nome}>`;
const reais = (centavos: number) => (centavos / 100).toFixed(2);

function detalhe(item: ItemRecibo, i: number): string {
  const preco = (item.preco / 10_000).toFixed(4);
  const gtin = item.gtin || 'SEM GTIN';
  const quantidades = (sufixo: string) =>
    tag(`u${sufixo}`, item.unidade) + tag(`q${sufixo}`, item.qtde.toFixed(4)) + tag(`vUn${sufixo}`, preco);
  const produto = [
    tag('cProd', item.codigo),
    tag('cEAN', gtin),
    tag('xProd', item.descricao),
    tag('NCM', item.ncm),
    tag('CFOP', '5405'),
    quantidades('Com'),
    tag('vProd', reais(bruto(item))),
    tag('cEANTrib', gtin),
    quantidades('Trib'),
    item.desconto ? tag('vDesc', reais(item.desconto)) : '',
    tag('indTot', 1),
  ];
  return `<det nItem="${i + 1}"><prod>${produto.join('')}</prod><imposto></imposto></det>`;
}

/** The receipt as the authorised XML that a shop sends by mail (no signature: readers must not need one). */
export function escreverXml(recibo: Recibo): string {
  const {emitente, chave, destinatario} = recibo;
  const {endereco} = emitente;
  const {produtos, descontos, total} = somas(recibo);
  const cUF = ufPorSigla(endereco.uf)?.ibge ?? chave.slice(0, 2);
  const ide = [
    tag('cUF', cUF),
    tag('natOp', 'VENDA'),
    tag('mod', recibo.modelo),
    tag('serie', recibo.serie),
    tag('nNF', recibo.numero),
    tag('dhEmi', `${dataCivil(recibo.emissao)}T${printTime(recibo.emissao)}-03:00`),
    tag('tpNF', 1),
    tag('tpEmis', recibo.contingencia ? 9 : 1),
    tag('tpAmb', recibo.homologacao ? 2 : 1),
  ];
  const ender = [
    tag('xLgr', endereco.logradouro),
    tag('nro', endereco.numero),
    tag('xBairro', endereco.bairro),
    tag('xMun', endereco.cidade),
    tag('UF', endereco.uf),
    tag('CEP', endereco.cep),
  ].join('');
  const emit = `${tag('CNPJ', emitente.cnpj)}${tag('xNome', emitente.razaoSocial)}${tag('xFant', emitente.nomeFantasia)}<enderEmit>${ender}</enderEmit>`;
  const dest = recibo.identificado
    ? `<dest>${tag('CPF', destinatario.cpf)}${tag('xNome', destinatario.nome)}</dest>`
    : '';
  const icms = [
    tag('vProd', reais(produtos)),
    tag('vFrete', reais(recibo.frete)),
    tag('vSeg', '0.00'),
    tag('vDesc', reais(descontos)),
    tag('vOutro', '0.00'),
    tag('vNF', reais(total)),
  ].join('');
  const supl =
    recibo.modelo === '65' ? `<infNFeSupl><qrCode><![CDATA[${qrNfce(recibo, 2)}]]></qrCode></infNFeSupl>` : '';
  const inf = `<infNFe Id="NFe${chave}" versao="4.00"><ide>${ide.join('')}</ide><emit>${emit}</emit>${dest}${recibo.itens.map(detalhe).join('')}<total><ICMSTot>${icms}</ICMSTot></total></infNFe>`;
  const prot = recibo.protocolo
    ? `<protNFe versao="4.00"><infProt>${tag('tpAmb', 1)}${tag('chNFe', chave)}${tag('nProt', recibo.protocolo)}${tag('cStat', 100)}</infProt></protNFe>`
    : '';
  const ns = 'xmlns="http://www.portalfiscal.inf.br/nfe"';
  return `<?xml version="1.0" encoding="UTF-8"?><nfeProc versao="4.00" ${ns}><NFe ${ns}>${inf}${supl}</NFe>${prot}</nfeProc>`;
}
