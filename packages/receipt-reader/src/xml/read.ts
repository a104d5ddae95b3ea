import {isValidCnpj, readAccessKey, normaliseAccessKey, normaliseCnpj, isValidUf} from '@clube/domain';
import type {Clue, Evidence} from '../document/types';
import {parseXml, XmlRefused} from './parse';
import {readItems} from './items';
import {readMarks} from './marks';
import {XmlNode} from './node';
import {cents, clue, clues, parseDay} from './values';

/** Confidence of keys when two places of one file have different ones. */
const DIVIDED_CONFIDENCE = 0.5;
const LEGAL_NAME_CONFIDENCE = 0.9;

/** The keys in a file, the document's first; a cancellation of a SAT receipt has the key of the cancelled one. */
function readKeys(root: XmlNode, nota: XmlNode): Clue<string>[] {
  const stated = [
    nota.attribute('chCanc') ?? nota.attribute('Id'),
    ...root.descendants('infProt').map(node => node.text('chNFe')),
    ...root.descendants('infEvento').map(node => node.text('chNFe')),
  ];
  const keys = [...new Set(stated.flatMap(statedKey => (statedKey ? [normaliseAccessKey(statedKey)] : [])))].filter(
    each => readAccessKey(each),
  );
  return keys.map(chave => clue(chave, keys.length === 1 ? 1 : DIVIDED_CONFIDENCE));
}

/** The receipt of the file. Throws for a batch of several; a file with only events still has the key of its receipt. */
function findNota(root: XmlNode): XmlNode {
  const notas = [...root.descendants('infNFe'), ...root.descendants('infCFe')];
  if (notas.length > 1) throw new XmlRefused('varias_notas');
  if (notas.length === 0 && root.descendants('infEvento').length + root.descendants('infProt').length === 0)
    throw new XmlRefused('nao_fiscal');
  return notas[0] ?? new XmlNode(undefined);
}

/** The shop's trade name, if the issuer filled it in, else its legal name. */
function readLoja(nota: XmlNode): Clue<string>[] | undefined {
  const nameIn = (field: string) => {
    const nome = nota.text('emit', field);
    return nome && /\p{L}.*\p{L}.*\p{L}/u.test(nome) && !/^(n[aã]o|sem)\s+(inf|tem|poss|nome)/i.test(nome)
      ? nome
      : undefined;
  };
  const [tradeName, legalName] = [nameIn('xFant'), nameIn('xNome')];
  if (!tradeName) return clues(legalName);
  return legalName && legalName !== tradeName
    ? [clue(tradeName), clue(legalName, LEGAL_NAME_CONFIDENCE)]
    : [clue(tradeName)];
}

function modelOf(nota: XmlNode): '55' | '65' | '59' | undefined {
  const modelo = nota.text('ide', 'mod');
  return modelo === '55' || modelo === '65' || modelo === '59' ? modelo : undefined;
}

const whole = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

function sumOfDescontos(nota: XmlNode): number | undefined {
  const parts = [cents(nota, 'total', 'ICMSTot', 'vDesc'), cents(nota, 'total', 'DescAcrEntr', 'vDescSubtot')].filter(
    value => value !== undefined,
  );
  return parts.length > 0 ? parts.reduce((sum, value) => sum + value, 0) : undefined;
}

/**
 * Reads an NF-e, NFC-e or SAT receipt from XML with any wrapper element; from an event (cancellation), the key and the
 * mark. The signature is not verified. Throws XmlRefused when it is no fiscal XML, incomplete, or has several receipts.
 */
export function readXml(bytes: Uint8Array): Evidence {
  const root = parseXml(bytes);
  const nota = findNota(root);
  const modelo = modelOf(nota);
  const keys = readKeys(root, nota);
  if (nota.child('ide', 'mod').text() && !modelo) throw new XmlRefused('nao_fiscal');
  const cnpj = normaliseCnpj(nota.text('emit', 'CNPJ') ?? '');
  const uf = nota.text('emit', 'enderEmit', 'UF')?.toUpperCase();
  const lines = nota.children('det').length > 0 ? readItems(nota) : undefined;
  const marks = readMarks(root, nota, keys[0]?.value);
  const readings: Evidence = {
    chave: keys.length > 0 ? keys : undefined,
    modelo: clues(modelo),
    serie: clues(whole(nota.text('ide', modelo === '59' ? 'nserieSAT' : 'serie'))),
    numero: clues(whole(nota.text('ide', modelo === '59' ? 'nCFe' : 'nNF'))),
    uf: clues(uf && isValidUf(uf) ? uf : undefined),
    cidade: clues(nota.text('emit', 'enderEmit', 'xMun')),
    cnpj: clues(isValidCnpj(cnpj) ? cnpj : undefined),
    loja: readLoja(nota),
    dataEmissao: clues(parseDay(nota.text('ide', 'dhEmi') ?? nota.text('ide', 'dEmi'))),
    total: clues(cents(nota, 'total', 'ICMSTot', 'vNF') ?? cents(nota, 'total', 'vCFe')),
    descontos: clues(sumOfDescontos(nota)),
    totalProdutos: clues(cents(nota, 'total', 'ICMSTot', 'vProd')),
    quantidadeItens: clues(lines?.length),
    itens: lines,
    fonteItens: lines ? 'xml' : undefined,
    marcas: marks.length > 0 ? marks : undefined,
  };
  return Object.fromEntries(Object.entries(readings).filter(([, value]) => value !== undefined));
}
