import {dobradoDe} from '../linhas';
import {rotulosDaLinha} from '../rotulos';
import type {Folha, Linha, Termo} from '../tipos';
import {ajusteDe} from './ajustes';
import {ancoraDe, type Ancora} from './ancora';
import {codigos, lerCabeca, sequenciaDe} from './cabeca';
import {colunaDe} from './colunas';
import {centavosDe, encaixe} from './contas';
import {lexemas} from './lexico';
import {notaDoItem} from './notas-do-item';
import type {ItemCru, LeituraItens} from './tipos';

const FIM = ['quantidadeItens', 'total', 'aPagar', 'produtos', 'totalNota', 'pagamento', 'ajustesItem'];

/** A row of headings: several names of columns and no figures. */
function eCabecalho(linha: Linha): boolean {
  const colunas = new Set(
    linha.termos.map(({dobrado}) => colunaDe([dobrado])).filter(coluna => coluna && coluna !== 'outro'),
  );
  return colunas.size >= 2 && !linha.termos.some(({texto}) => /\d[.,]\d{2}/.test(texto)) && linha.termos.length <= 14;
}

const encerra = (linha: Linha): boolean =>
  rotulosDaLinha(linha).some(({nome, inicio, termos}) => {
    if (inicio > 0 || !FIM.includes(nome)) return false;
    const resto = linha.termos.slice(termos.length);
    return nome !== 'pagamento' || resto.length <= 2;
  });

const semItem = (linha: Linha): boolean =>
  rotulosDaLinha(linha).some(({nome}) =>
    ['cnpj', 'ie', 'modelo', 'endereco', 'extrato', 'chave', 'destinatario', 'cpf', 'emissao', 'serie'].includes(nome),
  ) || /DANFE|CUPOM|DOCUMENTO|^-+$|^=+$/.test(dobradoDe(linha.termos));

/** The rows that may hold items: from the headings, or the first figures, to the first of the totals. */
function regiao(linhas: readonly Linha[]): Linha[] {
  const cabecalho = linhas.findIndex(eCabecalho);
  let inicio = cabecalho + 1;
  while (cabecalho >= 0 && inicio < linhas.length && inicio < cabecalho + 4 && eCabecalhoSegundo(linhas[inicio]))
    inicio++;
  if (cabecalho < 0) {
    const ancora = linhas.findIndex(linha => !semItem(linha) && ancoraDe(linha));
    if (ancora < 0) return [];
    inicio = ancora;
    while (inicio > 0 && ancora - inicio < 3 && !semItem(linhas[inicio - 1]!)) inicio--;
  }
  const resto = linhas.slice(inicio);
  const fim = resto.findIndex(encerra);
  return fim < 0 ? resto : resto.slice(0, fim);
}

function eCabecalhoSegundo(linha: Linha | undefined): boolean {
  if (!linha || /\d/.test(dobradoDe(linha.termos))) return false;
  const titulos = linha.termos.filter(
    ({dobrado}) => colunaDe([dobrado]) !== undefined || /^(VL|X|R\$|\(R\$\)|VALOR)\W*$/.test(dobrado),
  );
  return titulos.length >= Math.max(1, linha.termos.length * 0.6);
}

interface Grupo {
  textos: Linha[];
  ancora?: Ancora;
  linhaAncora?: Linha;
  ajustes: {tipo: 'desconto' | 'acrescimo'; centavos: number; termo?: Termo}[];
  linhas: Linha[];
  cancelado?: boolean;
}

const temLetras = (termos: readonly Termo[]): boolean => /[A-Z]{3}/.test(dobradoDe(termos));

/** A row that begins with the next running number and says what was sold. */
function comecaItem(linha: Linha, esperada: number): boolean {
  const numero = sequenciaDe(linha.termos[0]);
  return (
    numero !== undefined &&
    numero >= esperada &&
    numero <= esperada + 2 &&
    linha.termos.length > 1 &&
    temLetras(linha.termos.slice(1))
  );
}

/** Rows grouped to items: by the running numbers where there are any, else by where the figures stand. */
function agrupar(linhas: readonly Linha[]): Grupo[] {
  const grupos: Grupo[] = [];
  const ancoras = linhas.map(ancoraDe);
  let proxima = 1;
  const inicios = linhas.map(linha => {
    const comeca = comecaItem(linha, proxima);
    if (comeca) proxima = (sequenciaDe(linha.termos[0]) ?? proxima) + 1;
    return comeca;
  });
  const numerados = inicios.filter(Boolean).length >= Math.max(1, ancoras.filter(Boolean).length * 0.6);
  let pendentes: Linha[] = [];
  const novo = (): Grupo => {
    const grupo: Grupo = {textos: [...pendentes], ajustes: [], linhas: [...pendentes]};
    pendentes = [];
    grupos.push(grupo);
    return grupo;
  };
  linhas.forEach((linha, i) => {
    const atual = grupos.at(-1);
    const ajuste = ajusteDe(linha);
    if (ajuste && !ancoras[i]) {
      const alvo = ajuste.item ? grupos[ajuste.item - 1] : atual;
      if (alvo && ajuste.tipo === 'cancelamento') alvo.cancelado = true;
      else if (alvo && ajuste.tipo !== 'cancelamento') alvo.ajustes.push({...ajuste, tipo: ajuste.tipo});
      alvo?.linhas.push(linha);
      return;
    }
    const ancora = ancoras[i];
    if (ancora) {
      const prefixo = linha.termos.slice(0, ancora.inicio);
      const proprio = numerados ? inicios[i] : lerCabeca(prefixo, undefined).codigo !== undefined && temLetras(prefixo);
      if (proprio && pendentes.length > 0) {
        const anterior = grupos.at(-1);
        anterior?.textos.push(...pendentes);
        anterior?.linhas.push(...pendentes);
        pendentes = [];
      }
      const aberto = numerados && !inicios[i] && atual && !atual.ancora ? atual : novo();
      aberto.ancora = ancora;
      aberto.linhaAncora = linha;
      aberto.linhas.push(linha);
      return;
    }
    if (numerados && inicios[i]) {
      novo().textos.push(linha);
      grupos.at(-1)?.linhas.push(linha);
    } else if (numerados && atual) {
      atual.textos.push(linha);
      atual.linhas.push(linha);
    } else pendentes.push(linha);
  });
  return grupos.filter(grupo => grupo.ancora && !grupo.cancelado);
}

/** A total that stands on another row of the item. */
function totalEmOutraLinha({ancora, linhas, linhaAncora}: Grupo): {numero: Ancora['total']; termo: Termo} | undefined {
  if (!ancora || ancora.total) return undefined;
  for (const linha of linhas) {
    if (linha === linhaAncora) continue;
    const ultimo = lexemas(linha).at(-1);
    const numero = ultimo?.numeros.find(({casas}) => casas === 2);
    if (ultimo && numero && encaixe(ancora.qtde, ancora.unitario, centavosDe(numero)) !== 'nao')
      return {numero, termo: ultimo.termo};
  }
  return undefined;
}

const soma = (ajustes: Grupo['ajustes'], tipo: string): number =>
  ajustes.filter(ajuste => ajuste.tipo === tipo).reduce((resto, {centavos}) => resto + centavos, 0);

function itemDe(grupo: Grupo, ordem: number): ItemCru | undefined {
  const {ancora, linhaAncora} = grupo;
  if (!ancora || !linhaAncora) return undefined;
  const fora = totalEmOutraLinha(grupo);
  const antesDaAncora = linhaAncora.termos.slice(0, ancora.inicio);
  const linhas = grupo.linhas.filter(linha => linha === linhaAncora || grupo.textos.includes(linha));
  const ordenadas = [...new Set(linhas)].sort((a, b) => a.caixa.y0 - b.caixa.y0);
  const palavras = ordenadas
    .filter(linha => linha === linhaAncora || (temLetras(linha.termos) && !notaDoItem(dobradoDe(linha.termos))))
    .flatMap(linha => (linha === linhaAncora ? antesDaAncora : linha.termos))
    .filter(termo => termo !== fora?.termo);
  const cabeca = lerCabeca(palavras, sequenciaDe(palavras[0]) ?? ordem);
  const desconto = soma(grupo.ajustes, 'desconto');
  const acrescimo = soma(grupo.ajustes, 'acrescimo');
  const total = ancora.total ?? fora?.numero;
  return {
    ...codigos(cabeca.codigo),
    nome: cabeca.nome.filter(({dobrado}) => !/^(VL|TOTAL|VALOR|VL\.?TOTAL)\.?:?$/.test(dobrado)),
    ...(ancora.unidade && {unidade: ancora.unidade}),
    qtde: ancora.qtde,
    unitario: ancora.unitario,
    ...(total && {total}),
    ...(desconto > 0 && {desconto}),
    ...(acrescimo > 0 && {acrescimo}),
    valores: [...ancora.termos, ...(fora ? [fora.termo] : [])],
  };
}

/** The items of a coupon or of a tax authority's page: figures on a row, code and description before or above them. */
export function lerCupom(folhas: readonly Folha[]): LeituraItens | undefined {
  const grupos = folhas.flatMap(({linhas}) => agrupar(regiao(linhas)));
  const itens = grupos.flatMap((grupo, i) => itemDe(grupo, i + 1) ?? []);
  const termos = new Set(grupos.flatMap(grupo => grupo.linhas.flatMap(linha => linha.termos)));
  return itens.length > 0 ? {via: 'cupom', itens, termos} : undefined;
}
