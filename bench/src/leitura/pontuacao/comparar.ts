import type {CampoLeitura, FonteLeitura} from '@clube/domain';
import type {DocumentoLido} from '@clube/receipt-reader';
import {AVISOS_ESPERADOS, type CampoProva, type Prova, type Verdade} from '../verdade';
import {parear} from './itens';
import {despir, semelhanca} from './semelhanca';

/** `fora`: not on the document, or not expected of it. */
type Sentenca = 'certo' | 'errado' | 'vazio' | 'fora';

/** What became of one field of one document, or of one of its item lines. */
export interface Achado {
  campo: CampoProva | 'avisos';
  sentenca: Sentenca;
  /** Whether the reading called it certain. */
  certa: boolean;
  fonte?: FonteLeitura;
  esperado: string;
  lido: string;
}

type Escalar = Exclude<CampoProva, 'itens'>;

interface Regra {
  campo: CampoLeitura;
  valor: (lido: DocumentoLido) => string | number | undefined;
  certo: (lido: string | number, verdade: Verdade) => boolean;
  esperado: (verdade: Verdade) => string | number;
}

const LOJA_IGUAL = 0.85;

function exata(campo: CampoLeitura, valor: Regra['valor'], esperado: Regra['esperado']): Regra {
  return {campo, valor, esperado, certo: (lido, verdade) => lido === esperado(verdade)};
}

const REGRAS: Record<Escalar, Regra> = {
  chave: exata(
    'chave',
    lido => lido.chave,
    v => v.chave,
  ),
  numero: exata(
    'numero',
    lido => lido.numero,
    v => v.numero,
  ),
  cnpj: exata(
    'cpfCnpj',
    lido => lido.cnpj,
    v => v.cnpj,
  ),
  uf: exata(
    'uf',
    lido => lido.uf,
    v => v.uf,
  ),
  data: exata(
    'dataEmissao',
    lido => lido.dataEmissao,
    v => v.data,
  ),
  total: exata(
    'total',
    lido => lido.total,
    v => v.total,
  ),
  descontos: exata(
    'descontos',
    lido => lido.descontos,
    v => v.descontos,
  ),
  cidade: {
    campo: 'cidade',
    valor: lido => lido.cidade,
    esperado: v => v.cidade,
    certo: (lido, v) => despir(String(lido)) === despir(v.cidade),
  },
  loja: {
    campo: 'loja',
    valor: lido => lido.loja,
    esperado: v => v.lojas.join(' | '),
    certo: (lido, v) => v.lojas.some(nome => semelhanca(String(lido), nome) >= LOJA_IGUAL),
  },
};

function julgarCampo(nome: Escalar, lido: DocumentoLido, prova: Prova): Achado {
  const {campo, valor, certo, esperado} = REGRAS[nome];
  const lida = valor(lido);
  const {certa = false, fonte} = lido.campos[campo] ?? {};
  const verdades = prova.outra ? [prova.verdade, prova.outra] : [prova.verdade];
  const semDesconto = nome === 'descontos' && prova.verdade.descontos === 0;
  const visivel = prova.visiveis.includes(nome);
  const achado = {
    campo: nome,
    certa,
    ...(fonte ? {fonte} : {}),
    esperado: String(esperado(prova.verdade)),
    lido: String(lida ?? ''),
  };
  if (lida === undefined) {
    // No discount and none read is what is wanted.
    if (semDesconto) return {...achado, sentenca: 'certo'};
    return {...achado, sentenca: visivel && !prova.outra ? 'vazio' : 'fora'};
  }
  const bom = verdades.some(verdade => certo(lida, verdade));
  if (bom) return {...achado, sentenca: visivel ? 'certo' : 'fora'};
  return {...achado, sentenca: visivel || certa ? 'errado' : 'fora'};
}

/** What `valoresCertos` vouches for; a line that is not there has no right amounts. */
const VALORES = ['qtde', 'valorUnitario', 'subTotal', 'valorDesconto', 'a mais'];

function julgarItens(lido: DocumentoLido, prova: Prova): Achado[] {
  const visivel = prova.visiveis.includes('itens');
  return parear(lido.itens, prova.verdade.itens).map(({lido: linha, item, defeitos}) => {
    const escrita = ({
      codigo = '',
      nome = '',
      qtde,
      valorUnitario,
      valorDesconto = 0,
      subTotal,
    }: Partial<typeof linha & object>) =>
      `${codigo} ${nome}: ${qtde ?? '?'} × ${valorUnitario ?? '?'} − ${valorDesconto} = ${subTotal ?? '?'}`;
    const valores = defeitos.some(defeito => VALORES.includes(defeito));
    const certa = linha !== undefined && (linha.certa || (linha.valoresCertos && valores));
    const bom = defeitos.length === 0;
    const sentenca = !visivel && !(certa && !bom) ? 'fora' : bom ? 'certo' : linha ? 'errado' : 'vazio';
    return {
      campo: 'itens',
      sentenca,
      certa,
      esperado: item ? escrita(item) : '(none)',
      lido: linha ? `${escrita(linha)} [${defeitos.join(', ')}]` : '',
    };
  });
}

/** A document worth nothing, or two in one picture: unsaid is worse than empty when the whole is called certain. */
function julgarAvisos(lido: DocumentoLido, prova: Prova): Achado[] {
  const ditos = AVISOS_ESPERADOS.filter(aviso => lido.avisos.some(({tipo}) => tipo === aviso));
  const falta = prova.avisos.some(aviso => !ditos.includes(aviso));
  const demais = ditos.some(aviso => !prova.avisos.includes(aviso));
  if (prova.avisos.length === 0 && !demais) return [];
  const sentenca = falta ? (lido.certa ? 'errado' : 'vazio') : demais ? 'errado' : 'certo';
  const certa = falta && lido.certa;
  return [{campo: 'avisos', sentenca, certa, esperado: prova.avisos.join(' '), lido: ditos.join(' ')}];
}

/** Holds a reading against the truth: one finding a field, one an item line. */
export function comparar(lido: DocumentoLido, prova: Prova): Achado[] {
  const nomes = Object.keys(REGRAS) as Escalar[];
  const escalares = nomes.map(nome => julgarCampo(nome, lido, prova));
  const itens = prova.outra ? [] : julgarItens(lido, prova);
  return [...escalares, ...itens, ...julgarAvisos(lido, prova)];
}
