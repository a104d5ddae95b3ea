import {normalizarGtin} from '@clube/domain';
import {meioY} from '../linhas';
import {lerNumeros, type Numero} from '../numeros';
import {rotulosDaLinha} from '../rotulos';
import type {Folha, Linha, Termo} from '../tipos';
import {codigos, lerCabeca, sequenciaDe} from './cabeca';
import {eTitulo} from './cabecalho';
import {camposComDoisPontos, camposSobTitulos, type Campo} from './campos-rotulados';
import type {Coluna} from './colunas';
import {centavosDe} from './contas';
import {semItem} from './regiao';
import type {ItemCru, LeituraItens} from './tipos';
import {unidadeDe} from './unidades';

/** The labelled values of one item. */
type Ficha = Campo[];

const DA_FICHA: readonly Coluna[] = [
  'codigo',
  'gtin',
  'descricao',
  'unidade',
  'qtde',
  'unitario',
  'desconto',
  'total',
  'liquido',
];

/** What a foot of a receipt says that no item does. */
const DO_RODAPE = ['quantidadeItens', 'pagamento', 'totalNota', 'aPagar', 'produtos', 'adicionais', 'transportador'];

const tem = (ficha: Ficha, coluna: Coluna): boolean => ficha.some(campo => campo.coluna === coluna);
const completa = (ficha: Ficha): boolean => tem(ficha, 'qtde') && (tem(ficha, 'total') || tem(ficha, 'liquido'));

/** An item ends where a label comes again, and with the row of its total: what is labelled under it may be the receipt's own. */
function emFichas(campos: readonly Campo[]): Ficha[] {
  return campos.reduce<Ficha[]>((fichas, campo) => {
    const atual = fichas.at(-1);
    const total = atual?.find(({coluna}) => coluna === 'total' || coluna === 'liquido');
    const fechada = !atual || tem(atual, campo.coluna) || (completa(atual) && total?.linha !== campo.linha);
    return fechada ? [...fichas, [campo]] : [...fichas.slice(0, -1), [...atual, campo]];
  }, []);
}

function numeroDe(
  ficha: Ficha,
  coluna: Coluna,
  casas: (quantas: number) => boolean,
): {numero: Numero; termo: Termo} | undefined {
  const [termo] = (ficha.find(campo => campo.coluna === coluna)?.valor ?? []).filter(({texto}) => texto !== 'R$');
  const numero = termo && lerNumeros(termo.texto, true).find(lido => casas(lido.casas));
  return termo && numero ? {numero, termo} : undefined;
}

/** Words of a description down to where a row leaves a gap, or begins what is no item's. */
function seguidas(termos: readonly Termo[], linhas: readonly Linha[]): Termo[] {
  const fim = termos.findIndex((termo, i) => {
    const antes = termos[i - 1];
    if (!antes) return false;
    const linha = linhas.find(cada => cada.termos.includes(termo));
    const desceu = meioY(termo.caixa) - meioY(antes.caixa);
    const rodape =
      linha?.termos[0] === termo &&
      rotulosDaLinha(linha).some(({nome, inicio}) => inicio === 0 && DO_RODAPE.includes(nome));
    return rodape || desceu > (linha?.altura ?? Infinity) * 2.2 || desceu < -(linha?.altura ?? 0);
  });
  return fim < 0 ? [...termos] : termos.slice(0, fim);
}

function itemDe(ficha: Ficha, {termos: acima, duvida}: Acima, linhas: readonly Linha[]): ItemCru {
  const valor = (coluna: Coluna) => ficha.find(campo => campo.coluna === coluna)?.valor ?? [];
  const qtde = numeroDe(ficha, 'qtde', () => true);
  const unitario = numeroDe(ficha, 'unitario', casas => casas >= 2);
  const desconto = numeroDe(ficha, 'desconto', casas => casas === 2);
  const bruto = numeroDe(ficha, 'total', casas => casas === 2);
  const total = bruto ?? numeroDe(ficha, 'liquido', casas => casas === 2);
  const escrita = valor('unidade')[0] ?? valor('qtde')[1];
  const unidade = escrita && unidadeDe(escrita.dobrado);
  const gtin = normalizarGtin(valor('gtin')[0]?.texto);
  const cabeca = lerCabeca(acima, Number.parseInt(acima[0]?.texto ?? '', 10));
  const codigo = valor('codigo')[0] ?? cabeca.codigo;
  return {
    ...(duvida && {duvida}),
    ...codigos(codigo),
    ...(gtin && {gtin}),
    nome: tem(ficha, 'descricao') ? seguidas(valor('descricao'), linhas) : cabeca.nome,
    ...(unidade && {unidade}),
    ...(qtde && {qtde: qtde.numero}),
    ...(unitario && {unitario: unitario.numero}),
    ...(total && {total: total.numero}),
    ...(desconto?.numero.valor ? {desconto: Math.abs(centavosDe(desconto.numero))} : {}),
    valores: [qtde, unitario, total].flatMap(achado => achado?.termo ?? []),
  };
}

/** Rows that tell what was sold where no label does. */
interface Acima {
  termos: Termo[];
  /** Nothing tells where they begin, or a page ends among them. */
  duvida: boolean;
}

/** More rows than any description takes: a page's foot or head is among them. */
const LONGA = 4;

const numeroDeOrdem = (linha: Linha | undefined): number | undefined => sequenciaDe(linha?.termos[0]);

/** A row that ends what stands above the items: labels, headings or a wide gap tell. */
function deOutros(acima: Linha | undefined, abaixo: Linha | undefined): boolean {
  if (!acima || !abaixo) return true;
  const longe = meioY(abaixo.caixa) - meioY(acima.caixa) > Math.max(acima.altura, abaixo.altura) * 2.2;
  return longe || semItem(acima) || eTitulo(acima);
}

/** What stands between one item's labels and the next one's, where no label names the description. */
function acimaDe(fichas: readonly Ficha[], linhas: readonly Linha[]): Acima[] {
  if (fichas.some(ficha => tem(ficha, 'descricao'))) return fichas.map(() => ({termos: [], duvida: false}));
  const rotulada = fichas.map(([campo]) => campo?.linha ?? 0);
  const ultima = fichas.map(ficha => Math.max(...ficha.map(({linha}) => linha)));
  const alturas = rotulada.slice(1).map((linha, k) => linha - (ultima[k] ?? linha) - 1);
  const [menor, maior] = [Math.min(LONGA, ...alturas), Math.max(0, ...alturas)];
  const numeradas = alturas.every((_, k) => numeroDeOrdem(linhas[(ultima[k] ?? 0) + 1]) === k + 2);
  const sobre = (k: number): {de: number; duvida: boolean} => {
    const linha = rotulada[k] ?? 0;
    if (k > 0) return {de: (ultima[k - 1] ?? 0) + 1, duvida: (alturas[k - 1] ?? 0) > LONGA};
    const primeiras = linhas.slice(Math.max(0, linha - (numeradas ? LONGA : Math.max(1, maior))), linha + 1);
    const numerada = numeradas ? primeiras.findLastIndex(cada => numeroDeOrdem(cada) === 1) : -1;
    if (numerada >= 0) return {de: linha - primeiras.length + 1 + numerada, duvida: false};
    const de = linha - (alturas.length > 0 ? menor : 1);
    return {de, duvida: menor !== maior || !deOutros(linhas[de - 1], linhas[de])};
  };
  return fichas.map(([campo], k) => {
    const [{de, duvida}, linha] = [sobre(k), rotulada[k] ?? 0];
    const termos = linhas.slice(Math.max(0, de), linha).flatMap(cada => cada.termos);
    const antes = linhas[linha]?.termos.slice(0, campo?.inicio) ?? [];
    const deOutra = termos.some(({pagina}) => pagina !== linhas[linha]?.termos[0]?.pagina);
    return {termos: [...termos, ...antes], duvida: duvida || deOutra};
  });
}

/** Items told in labelled values, beside their labels or under them, over one row or several. */
export function lerRotulados(folhas: readonly Folha[]): LeituraItens | undefined {
  const linhas = folhas.flatMap(folha => folha.linhas);
  const leituras = [camposComDoisPontos(linhas), camposSobTitulos(linhas)].map(campos => {
    const fichas = emFichas(campos.filter(({coluna}) => DA_FICHA.includes(coluna)));
    const [primeira, ultima] = [fichas.findIndex(completa), fichas.findLastIndex(completa)];
    return primeira < 0 ? [] : fichas.slice(primeira, ultima + 1);
  });
  const fichas = leituras.find(achadas => achadas.length > 0 && achadas.every(completa));
  if (!fichas) return undefined;
  const acima = acimaDe(fichas, linhas);
  const itens = fichas.map((ficha, i) => itemDe(ficha, acima[i] ?? {termos: [], duvida: false}, linhas));
  if (itens.some(({nome, qtde, total}) => nome.length === 0 || !qtde || !total)) return undefined;
  const de = Math.min(...fichas.flat().map(({linha}) => linha));
  const usados = itens.flatMap(({valores}) => valores);
  const ate = Math.max(...usados.map(termo => linhas.findIndex(({termos}) => termos.includes(termo))));
  const termos = [
    ...linhas.slice(de, ate + 1).flatMap(linha => linha.termos),
    ...acima.flatMap(({termos: suas}) => suas),
    ...itens.flatMap(({nome}) => nome),
  ];
  return {via: 'rotulos', itens, termos: new Set(termos)};
}
