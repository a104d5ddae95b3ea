import {cnpjValido, lerChave, normalizarChave, normalizarCnpj, ufValida} from '@clube/domain';
import type {Indicio, Indicios} from '../document/types';
import {analisar, XmlRecusado} from './parse';
import {lerItens} from './items';
import {lerMarcas} from './marks';
import {No} from './node';
import {centavos, indicio, indicios, lerDia} from './values';

/** Two places of one file that name different keys: neither is to be believed blindly. */
const CONFIANCA_DIVIDIDA = 0.5;
const CONFIANCA_RAZAO_SOCIAL = 0.9;

/** The keys a file names, the document's own first; a cancellation of a SAT receipt names the one it cancels. */
function lerChaves(raiz: No, nota: No): Indicio<string>[] {
  const ditas = [
    nota.atributo('chCanc') ?? nota.atributo('Id'),
    ...raiz.todos('infProt').map(no => no.texto('chNFe')),
    ...raiz.todos('infEvento').map(no => no.texto('chNFe')),
  ];
  const chaves = [...new Set(ditas.flatMap(dita => (dita ? [normalizarChave(dita)] : [])))].filter(cada =>
    lerChave(cada),
  );
  return chaves.map(chave => indicio(chave, chaves.length === 1 ? 1 : CONFIANCA_DIVIDIDA));
}

/** The one receipt of the file. A batch of several is no receipt; a file of events alone still names its receipt. */
function acharNota(raiz: No): No {
  const notas = [...raiz.todos('infNFe'), ...raiz.todos('infCFe')];
  if (notas.length > 1) throw new XmlRecusado('varias_notas');
  if (notas.length === 0 && raiz.todos('infEvento').length + raiz.todos('infProt').length === 0)
    throw new XmlRecusado('nao_fiscal');
  return notas[0] ?? new No(undefined);
}

/** Shops are known by the name on their front, where the issuer filled one in. */
function lerLoja(nota: No): Indicio<string>[] | undefined {
  const nomeDe = (campo: string) => {
    const nome = nota.texto('emit', campo);
    return nome && /\p{L}.*\p{L}.*\p{L}/u.test(nome) && !/^(n[aã]o|sem)\s+(inf|tem|poss|nome)/i.test(nome)
      ? nome
      : undefined;
  };
  const [fantasia, razao] = [nomeDe('xFant'), nomeDe('xNome')];
  if (!fantasia) return indicios(razao);
  return razao && razao !== fantasia
    ? [indicio(fantasia), indicio(razao, CONFIANCA_RAZAO_SOCIAL)]
    : [indicio(fantasia)];
}

function modeloDe(nota: No): '55' | '65' | '59' | undefined {
  const modelo = nota.texto('ide', 'mod');
  return modelo === '55' || modelo === '65' || modelo === '59' ? modelo : undefined;
}

const inteiro = (texto: string | undefined) => (texto && /^\d{1,9}$/.test(texto) ? Number(texto) : undefined);

function somaDosDescontos(nota: No): number | undefined {
  const partes = [
    centavos(nota, 'total', 'ICMSTot', 'vDesc'),
    centavos(nota, 'total', 'DescAcrEntr', 'vDescSubtot'),
  ].filter(valor => valor !== undefined);
  return partes.length > 0 ? partes.reduce((soma, valor) => soma + valor, 0) : undefined;
}

/**
 * What an NF-e, NFC-e or SAT receipt as XML says, however it is wrapped; of an event (cancellation) the key and the
 * mark. The signature is not verified. Throws XmlRecusado when it is no fiscal XML, not whole, or holds several.
 */
export function lerXml(bytes: Uint8Array): Indicios {
  const raiz = analisar(bytes);
  const nota = acharNota(raiz);
  const modelo = modeloDe(nota);
  const chaves = lerChaves(raiz, nota);
  if (nota.filho('ide', 'mod').texto() && !modelo) throw new XmlRecusado('nao_fiscal');
  const cnpj = normalizarCnpj(nota.texto('emit', 'CNPJ') ?? '');
  const uf = nota.texto('emit', 'enderEmit', 'UF')?.toUpperCase();
  const linhas = nota.filhos('det').length > 0 ? lerItens(nota) : undefined;
  const marcas = lerMarcas(raiz, nota, chaves[0]?.valor);
  const lidos: Indicios = {
    chave: chaves.length > 0 ? chaves : undefined,
    modelo: indicios(modelo),
    serie: indicios(inteiro(nota.texto('ide', modelo === '59' ? 'nserieSAT' : 'serie'))),
    numero: indicios(inteiro(nota.texto('ide', modelo === '59' ? 'nCFe' : 'nNF'))),
    uf: indicios(uf && ufValida(uf) ? uf : undefined),
    cidade: indicios(nota.texto('emit', 'enderEmit', 'xMun')),
    cnpj: indicios(cnpjValido(cnpj) ? cnpj : undefined),
    loja: lerLoja(nota),
    dataEmissao: indicios(lerDia(nota.texto('ide', 'dhEmi') ?? nota.texto('ide', 'dEmi'))),
    total: indicios(centavos(nota, 'total', 'ICMSTot', 'vNF') ?? centavos(nota, 'total', 'vCFe')),
    descontos: indicios(somaDosDescontos(nota)),
    totalProdutos: indicios(centavos(nota, 'total', 'ICMSTot', 'vProd')),
    quantidadeItens: indicios(linhas?.length),
    itens: linhas,
    fonteItens: linhas ? 'xml' : undefined,
    marcas: marcas.length > 0 ? marcas : undefined,
  };
  return Object.fromEntries(Object.entries(lidos).filter(([, valor]) => valor !== undefined));
}
