import {mediana} from '../../../document/statistics';
import {dobradoDe, passos} from '../../lines/lines';
import type {Folha, Linha, Termo} from '../../types';
import type {Ancora} from './anchor';
import {acharCabecalhos, type Titulo} from '../table/header';
import {MEDIDA, codigos, lerCabeca, sequenciaDe} from '../item-head';
import {centavosDe, encaixe} from '../sums';
import {agrupar, type Grupo} from './groups';
import {lexemas} from '../lexicon';
import {semCauda, semTitulos} from '../headings';
import {notaDoItem} from '../item-remarks';
import {regiaoDosItens} from './region';
import type {ItemCru, LeituraItens} from '../types';
import {unidadeDe} from '../units';

/** A total that stands on another row of the item. */
function totalEmOutraLinha({ancora, linhas, linhaAncora}: Grupo): {numero: Ancora['total']; termo: Termo} | undefined {
  if (!ancora?.unitario || ancora.total) return undefined;
  const {qtde, unitario} = ancora;
  for (const linha of linhas) {
    if (linha === linhaAncora) continue;
    const ultimo = lexemas(linha).at(-1);
    const numero = ultimo?.numeros.find(({casas}) => casas === 2);
    if (ultimo && numero && encaixe(qtde, unitario, centavosDe(numero)) !== 'nao') return {numero, termo: ultimo.termo};
  }
  return undefined;
}

const soma = (ajustes: Grupo['ajustes'], tipo: string): number =>
  ajustes.filter(ajuste => ajuste.tipo === tipo).reduce((resto, {centavos}) => resto + centavos, 0);

/** A row that tells what was sold: words, or the code alone at the head. */
function descreve({termos}: Linha, primeira: boolean): boolean {
  const texto = dobradoDe(termos);
  // A short number alone is what a wrapped `REF 2834` leaves on its last row, a fraction what `TRINCHA 2.1/2"` does.
  return (
    (primeira || /[A-Z]|^\d{1,6}$|^[\d.]{0,3}\d\/\d{1,2}\W?$|^\d{1,2}"$/.test(texto)) &&
    /[A-Z0-9]/.test(texto) &&
    !notaDoItem(texto)
  );
}

const CODIGO_SOZINHO = /^(?=.*\d{3})[0-9A-Z][0-9A-Z./-]{2,19}$/;

/** The code where it stands alone before the figures, under what it is the code of. */
function codigoSozinho({ancora, linhaAncora, textos}: Grupo): Termo | undefined {
  const [termo, outro] = linhaAncora?.termos.slice(0, ancora?.inicio) ?? [];
  const acima = textos.flatMap(({termos}) => termos);
  const livre = termo && !outro && acima.length > 0 && !lerCabeca(acima, sequenciaDe(acima[0])).codigo;
  return livre && CODIGO_SOZINHO.test(termo.dobrado) && !MEDIDA.test(termo.dobrado) ? termo : undefined;
}

function itemDe(grupo: Grupo, ordem: number, sozinho?: Termo): ItemCru | undefined {
  const {ancora, linhaAncora} = grupo;
  if (!ancora || !linhaAncora) return undefined;
  const fora = totalEmOutraLinha(grupo);
  const antesDaAncora = linhaAncora.termos.slice(0, ancora.inicio);
  const linhas = grupo.linhas.filter(linha => linha === linhaAncora || grupo.textos.includes(linha));
  const ordenadas = [...new Set(linhas)].sort((a, b) => a.caixa.y0 - b.caixa.y0);
  const palavras = ordenadas
    .filter(linha => linha === linhaAncora || descreve(linha, linha === ordenadas[0]))
    .flatMap(linha => semCauda(linha === linhaAncora ? antesDaAncora : semTitulos(linha)))
    .filter(termo => termo !== fora?.termo && termo !== sozinho);
  const rotulada = palavras.findIndex(
    ({dobrado}, i) => /^UN(ID|D)?\.?:$/.test(dobrado) && unidadeDe(palavras[i + 1]?.dobrado ?? '') !== undefined,
  );
  const unidade = rotulada < 0 ? ancora.unidade : palavras.splice(rotulada, 2)[1]?.dobrado;
  const cabeca = lerCabeca(palavras, grupo.numerado ? sequenciaDe(palavras[0]) : ordem);
  const desconto = soma(grupo.ajustes, 'desconto') + (ancora.desconto ?? 0);
  const acrescimo = soma(grupo.ajustes, 'acrescimo');
  const total = ancora.total ?? fora?.numero;
  return {
    ...codigos(cabeca.codigo ?? sozinho),
    nome: semCauda(cabeca.nome),
    ...(unidade && {unidade}),
    qtde: ancora.qtde,
    ...(ancora.unitario && {unitario: ancora.unitario}),
    ...(total && {total}),
    ...(desconto > 0 && {desconto}),
    ...(acrescimo > 0 && {acrescimo}),
    valores: [...ancora.termos, ...(fora ? [fora.termo] : [])],
  };
}

/** Headings that name no code, over numbers so short that descriptions may begin with them: `100 PARAFUSOS`. */
function semCodigo(titulos: readonly (readonly Titulo[])[], itens: readonly ItemCru[]): boolean {
  const nomeado = titulos.flat().some(({coluna, termos}) => coluna === 'codigo' || /^COD/.test(dobradoDe(termos)));
  const curtos = itens.every(({codigo}) => !codigo || /^\d{1,3}$/.test(codigo));
  // Different goods do not share a code.
  const um = new Set(itens.map(({codigo}) => codigo)).size === 1;
  const varios = new Set(itens.map(({nome}) => dobradoDe(nome))).size > 1;
  return curtos && ((titulos.length > 0 && !nomeado) || (um && varios));
}

const comoNome = ({codigo: _, gtin: __, doCodigo = [], ...item}: ItemCru): ItemCru => ({
  ...item,
  nome: [...doCodigo, ...item.nome],
});

/** Whether an item's first row begins with its code: then nothing above it is its own. */
function abreComCodigo(grupo: Grupo | undefined, {doCodigo}: ItemCru): boolean {
  const primeira = grupo?.linhas.toSorted((a, b) => a.caixa.y0 - b.caixa.y0)[0];
  return (
    primeira?.termos
      .slice(0, 2)
      .some(termo => doCodigo?.[0]?.caixa.x0 === termo.caixa.x0 && doCodigo[0].caixa.y0 === termo.caixa.y0) ?? false
  );
}

/** The rows of all pages under each other, as if the paper had not ended: an item may begin on one and end on the next. */
function emFila(regioes: readonly Linha[][]): Linha[] {
  return regioes.reduce<Linha[]>((acima, linhas) => {
    const [ultima, primeira] = [acima.at(-1), linhas[0]];
    if (!ultima || !primeira) return [...acima, ...linhas];
    const vaos = passos(linhas.map(({caixa}) => caixa.y0));
    const passo = vaos.length > 0 ? mediana(vaos) : primeira.altura * 1.4;
    const desce = ultima.caixa.y0 + passo - primeira.caixa.y0;
    const descidas = linhas.map(linha => {
      const {y0, y1} = linha.caixa;
      return {...linha, caixa: {...linha.caixa, y0: y0 + desce, y1: y1 + desce}};
    });
    return [...acima, ...descidas];
  }, []);
}

/** The items of a coupon or of a tax authority's page: figures on a row, code and description before or above them. */
export function lerCupom(folhas: readonly Folha[]): LeituraItens | undefined {
  const regioes = folhas.map(({linhas}) => regiaoDosItens(linhas));
  const grupos = agrupar(emFila(regioes.map(({linhas}) => linhas)));
  // One alone may be what a wrapped description leaves on its last row.
  const sozinhos = grupos.map(codigoSozinho);
  const todos = grupos.length > 1 && sozinhos.every(termo => termo !== undefined);
  const lidos = grupos.flatMap((grupo, i) => itemDe(grupo, i + 1, todos ? sozinhos[i] : undefined) ?? []);
  const [primeiro] = lidos;
  if (primeiro && regioes.find(({linhas}) => linhas.length > 0)?.aberta && !abreComCodigo(grupos[0], primeiro))
    primeiro.duvida = true;
  const titulos = folhas.flatMap(({linhas}) => acharCabecalhos(linhas)).map(cabecalho => cabecalho.titulos);
  const itens = semCodigo(titulos, lidos) ? lidos.map(comoNome) : lidos;
  // Rows alone read as quantity, then price; headings that say otherwise were not followed.
  const precoAntes = titulos.some(seus => {
    const ordem = seus.map(({coluna}) => coluna);
    return ordem.includes('unitario') && ordem.indexOf('unitario') < ordem.indexOf('qtde');
  });
  if (precoAntes) itens.forEach(item => (item.duvida = true));
  const termos = new Set(grupos.flatMap(grupo => grupo.linhas.flatMap(linha => linha.termos)));
  return itens.length > 0 ? {via: 'cupom', itens, termos} : undefined;
}
