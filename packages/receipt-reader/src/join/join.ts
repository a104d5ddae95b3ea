import {
  TIPO_FISCAL_POR_MODELO,
  normalizarCnpj,
  type CampoLeitura,
  type CampoLido,
  type LugarLido,
  type TipoAvisoLeitura,
} from '@clube/domain';
import type {DocumentoLido, Indicio, Indicios} from '../document/types';
import {avisosDe} from './notices';
import {campo, campoDe, type Lido} from './fields';
import {candidatos} from './candidates';
import {escolherChave, type ChaveEscolhida} from './key';
import {confiancaDoTodo} from './confidence';
import {escolherData} from './dates';
import {escolherItens, itensDoDocumento} from './items';
import {escolherValores} from './values';

export interface OpcoesJuntar {
  /** Civil date, YYYY-MM-DD: no sale lies after it. */
  hoje: string;
  /** Where the receipts lie when the files hold more than one. */
  partes?: LugarLido[][];
}

type Campos = Partial<Record<CampoLeitura, Lido<unknown>>>;

/**
 * Joins what the ways of reading found into one receipt: agreement raises the confidence of a field, contradiction
 * lowers it and is told. Nothing is invented: what no way read stays empty.
 */
export function juntar(leituras: readonly Indicios[], {hoje, partes}: OpcoesJuntar): Omit<DocumentoLido, 'medidas'> {
  const chave = escolherChave(leituras);
  const escolhidos = escolherItens(leituras);
  const lidos = escolhidos?.itens ?? [];
  const {total, descontos, soma} = escolherValores(leituras, lidos);
  const umaVenda = !leituras.some(({marcas}) => marcas?.some(({valor}) => valor in DE_TUDO));
  const itens = escolhidos
    ? itensDoDocumento(escolhidos, umaVenda && soma.fecha && (total?.campo.certa === true || soma.acrescimos > 0))
    : [];
  const cabecalho: Campos = {
    ...daChave(leituras, chave),
    loja: deTexto(leituras, 'loja', 0.97),
    cidade: deTexto(leituras, 'cidade', 0.95),
    dataEmissao: escolherData(leituras, chave, hoje),
    total,
    descontos,
  };
  const avisos = avisosDe({leituras, chave, total: total?.valor, itens, soma, partes});
  const campos = rebaixar(camposDe(cabecalho), avisos);
  const valores = valoresDe(cabecalho);
  const lida = ['chave', 'cpfCnpj', 'total'].some(nome => nome in campos) || itens.length > 0;
  // A lone name or date may stand on any paper.
  if (!lida) return {estado: 'nao_lida', itens: [], campos: {}, avisos, confianca: 0, certa: false};
  const {confianca, certa} = confiancaDoTodo(campos, itens, avisos);
  return {estado: 'lida', ...valores, itens, campos, avisos, confianca, certa};
}

/** What the key says by itself; where there is none, what stands printed. */
function daChave(leituras: readonly Indicios[], chave: ChaveEscolhida | undefined): Campos {
  if (!chave) return semChave(leituras);
  const {lida, certa, confianca, motivo, melhor} = chave;
  const impresso = <T>(nome: 'numero' | 'serie' | 'cnpj' | 'uf', valor: T) =>
    (leituras.flatMap(leitura => (leitura[nome] ?? []) as Indicio<unknown>[]) as Indicio<T>[]).find(
      indicio => String(indicio.valor) === String(valor) && indicio.lugar,
    )?.lugar ?? melhor.lugar;
  const da = <T>(valor: T, lugar?: LugarLido): Lido<T> => ({
    valor,
    campo: campo(confianca, certa, 'chave', {motivo: motivo ?? 'A chave de acesso não é certa: confira', lugar}),
  });
  return {
    chave: campoDe(chave, certa, motivo),
    modelo: da(lida.modelo, melhor.lugar),
    tipoFiscal: da(lida.tipoFiscal, melhor.lugar),
    serie: da(lida.serie, impresso('serie', lida.serie)),
    numero: da(lida.numero, impresso('numero', lida.numero)),
    uf: da(lida.uf, impresso('uf', lida.uf)),
    cnpj: da(normalizarCnpj(lida.cnpj), impresso('cnpj', lida.cnpj)),
  } as Campos;
}

function semChave(leituras: readonly Indicios[]): Campos {
  const [modelo] = candidatos(leituras.flatMap(leitura => leitura.modelo ?? []));
  const simples = (nome: 'numero' | 'serie' | 'cnpj' | 'uf') => {
    const [melhor] = candidatos(leituras.flatMap(leitura => (leitura[nome] ?? []) as Indicio<unknown>[]));
    return melhor && campoDe(melhor, melhor.fontes.includes('xml'));
  };
  return {
    ...(modelo
      ? {
          modelo: campoDe(modelo, false),
          tipoFiscal: {...campoDe(modelo, false), valor: TIPO_FISCAL_POR_MODELO[modelo.valor]},
        }
      : {}),
    serie: simples('serie'),
    numero: simples('numero'),
    uf: simples('uf'),
    cnpj: simples('cnpj'),
  } as Campos;
}

function deTexto(leituras: readonly Indicios[], nome: 'loja' | 'cidade', minimo: number): Lido<string> | undefined {
  const [melhor] = candidatos(
    leituras.flatMap(leitura => leitura[nome] ?? []),
    valor => valor.toUpperCase(),
  );
  if (!melhor) return undefined;
  const certa = melhor.fontes.includes('xml') || (melhor.fontes[0] === 'texto' && melhor.confianca >= minimo);
  return campoDe(melhor, certa);
}

function readOf(lidos: Campos): [string, Lido<unknown>][] {
  const all: [string, Lido<unknown> | undefined][] = Object.entries(lidos);
  return all.flatMap(([nome, lido]) => (lido ? [[nome, lido]] : []));
}

function camposDe(lidos: Campos): Partial<Record<CampoLeitura, CampoLido>> {
  return Object.fromEntries(readOf(lidos).map(([nome, {campo}]) => [nome === 'cnpj' ? 'cpfCnpj' : nome, campo]));
}

function valoresDe(lidos: Campos): Partial<DocumentoLido> {
  return Object.fromEntries(readOf(lidos).map(([nome, {valor}]) => [nome, valor]));
}

/** What leaves nothing of the whole reading certain: nobody can tell whose a value is, or it is no sale's at all. */
const DE_TUDO: Readonly<Partial<Record<TipoAvisoLeitura, string>>> = {
  duas_notas: 'Há mais de uma nota neste envio',
  nao_fiscal: 'Parece não ser nota fiscal de venda',
};

/** A contradiction leaves no field certain that it touches. */
function rebaixar(
  campos: Partial<Record<CampoLeitura, CampoLido>>,
  avisos: DocumentoLido['avisos'],
): Partial<Record<CampoLeitura, CampoLido>> {
  const contraditos = new Map(
    avisos
      .filter(({gravidade}) => gravidade === 'atencao')
      .flatMap(({campos: nomes = [], texto}) => nomes.map(nome => [nome, texto] as const)),
  );
  const deTudo = avisos.map(({tipo}) => DE_TUDO[tipo]).find(Boolean);
  const rebaixado = ([nome, lido]: [string, CampoLido]): [string, CampoLido] => {
    const motivo = deTudo ?? contraditos.get(nome);
    // A code is not put in doubt by print that disagrees with it: the print was misread far more often.
    const deCodigo = lido.fonte === 'qrcode' || lido.fonte === 'codigo_barras' || lido.fonte === 'xml';
    if (!motivo || (deCodigo && lido.certa && !deTudo)) return [nome, lido];
    return [nome, {...lido, certa: false, confianca: Math.min(lido.confianca, 0.7), motivo}];
  };
  return Object.fromEntries(Object.entries(campos).map(rebaixado));
}
