import {normalizarGtin} from '@clube/domain';
import {meioY} from '../../lines/lines';
import {lerNumeros, type Numero} from '../../numbers';
import type {Folha, Linha, Termo} from '../../types';
import {codigos, lerCabeca, sequenciaDe} from '../item-head';
import {acimaDe, type Acima} from './above';
import {camposComDoisPontos, camposSobTitulos} from './fields';
import type {Coluna} from '../table/columns';
import {centavosDe} from '../sums';
import {emFichas, eRodape, tem, type Ficha} from './records';
import type {ItemCru, LeituraItens} from '../types';
import {unidadeDe} from '../units';

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
    const rodape = linha?.termos[0] === termo && eRodape(linha);
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
  const cabeca = lerCabeca(acima, sequenciaDe(acima[0]));
  // What ends an item may go on over what follows.
  const aberta = duvida || ficha.at(-1)?.coluna === 'descricao';
  return {
    ...(aberta && {duvida: true}),
    ...codigos(valor('codigo')[0] ?? cabeca.codigo),
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

/** Items told in labelled values, beside their labels or under them, over one row or several. */
export function lerRotulados(folhas: readonly Folha[]): LeituraItens | undefined {
  const linhas = folhas.flatMap(folha => folha.linhas);
  const achadas = [camposComDoisPontos, camposSobTitulos]
    .map(campos => emFichas(campos(linhas), linhas))
    .find(lidas => lidas !== undefined);
  if (!achadas) return undefined;
  const {fichas, ultimaAberta} = achadas;
  const acima = acimaDe(fichas, linhas);
  const itens = fichas.map((ficha, i) => itemDe(ficha, acima[i] ?? {termos: [], duvida: false}, linhas));
  const ultimo = itens.at(-1);
  if (ultimo && ultimaAberta) itens[itens.length - 1] = {...ultimo, duvida: true};
  if (itens.some(({nome, qtde, total}) => nome.length === 0 || !qtde || !total)) return undefined;
  const rotuladas = fichas.flatMap(ficha => ficha.map(({linha}) => linha));
  const usados = itens.flatMap(({valores}) => valores);
  const ate = Math.max(...rotuladas, ...usados.map(termo => linhas.findIndex(({termos}) => termos.includes(termo))));
  const termos = [
    ...linhas.slice(Math.min(...rotuladas), ate + 1).flatMap(linha => linha.termos),
    ...acima.flatMap(({termos: suas}) => suas),
    ...itens.flatMap(({nome}) => nome),
  ];
  return {via: 'rotulos', itens, termos: new Set(termos)};
}
