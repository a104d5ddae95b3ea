import {dobradoDe, meioY, passos} from '../../lines/lines';
import {rotulosDaLinha} from '../../labels/labels';
import type {Linha, Termo} from '../../types';
import {ajusteDe, pareceAjuste} from '../adjustments';
import {ancoraDe, type Ancora} from './anchor';
import {lerCabeca, sequenciaDe} from '../item-head';
import {abreComTitulos} from '../headings';

/** The rows of one item of a coupon. */
export interface Grupo {
  textos: Linha[];
  ancora?: Ancora;
  linhaAncora?: Linha;
  ajustes: {tipo: 'desconto' | 'acrescimo'; centavos: number; termo?: Termo}[];
  linhas: Linha[];
  cancelado?: boolean;
  /** Begins with a running number. */
  numerado: boolean;
}

const temLetras = (termos: readonly Termo[]): boolean => /[A-Z]{3}/.test(dobradoDe(termos));

/** Code and description before an item's figures; a code alone belongs to the description above. */
function descrita(prefixo: readonly Termo[]): boolean {
  const {codigo, nome} = lerCabeca(prefixo, undefined);
  return codigo !== undefined && temLetras(nome);
}

/** A row that begins with the next running number and says what was sold. */
function comecaItem(linha: Linha, esperada: number): boolean {
  const numero = sequenciaDe(linha.termos[0]);
  return (
    numero !== undefined &&
    numero >= esperada &&
    numero <= esperada + 2 &&
    linha.termos.length > 1 &&
    /[A-Z]{3}|\d{3}/.test(dobradoDe(linha.termos.slice(1)))
  );
}

/** How many of the rows between two items' figures stand nearer to the first, where one gap is plainly the widest. */
function doAnterior(antes: Linha | undefined, entre: readonly Linha[], depois: Linha): number {
  if (!antes || entre.length === 0) return 0;
  const ys = [antes, ...entre, depois].map(({caixa}) => meioY(caixa));
  const vaos = passos(ys);
  const maior = Math.max(...vaos);
  const sozinho = vaos.filter(vao => vao > maior * 0.85).length === 1;
  return sozinho && maior > Math.min(...vaos) * 1.25 ? vaos.indexOf(maior) : 0;
}

/** Rows grouped to items: by the running numbers where there are any, else by where the figures stand. */
export function agrupar(linhas: readonly Linha[]): Grupo[] {
  const grupos: Grupo[] = [];
  const ancoras = linhas.map(ancoraDe);
  let proxima = 1;
  const inicios = linhas.map((linha, i) => {
    // A row of figures alone begins with its quantity, not with a running number.
    const comeca = ancoras[i]?.inicio !== 0 && comecaItem(linha, proxima);
    if (comeca) proxima = (sequenciaDe(linha.termos[0]) ?? proxima) + 1;
    return comeca;
  });
  const titulados = linhas.map(abreComTitulos);
  if (titulados.filter(Boolean).length >= 2) titulados.forEach((abre, i) => (inicios[i] = abre));
  const numerados = inicios.filter(Boolean).length >= Math.max(1, ancoras.filter(Boolean).length * 0.6);
  let pendentes: Linha[] = [];
  const novo = (): Grupo => {
    const grupo: Grupo = {textos: [...pendentes], ajustes: [], linhas: [...pendentes], numerado: false};
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
    if (
      !ancora &&
      !(numerados && inicios[i]) &&
      (pareceAjuste(linha) || rotulosDaLinha(linha).some(({nome, inicio}) => nome === 'liquido' && inicio === 0))
    ) {
      atual?.linhas.push(linha);
      return;
    }
    if (ancora) {
      const prefixo = linha.termos.slice(0, ancora.inicio);
      const proprio = numerados ? inicios[i] : descrita(prefixo);
      const quantas = proprio ? pendentes.length : doAnterior(atual?.linhaAncora, pendentes, linha);
      if (atual && quantas > 0) {
        atual.textos.push(...pendentes.slice(0, quantas));
        atual.linhas.push(...pendentes.slice(0, quantas));
        pendentes = pendentes.slice(quantas);
      }
      const aberto = numerados && !inicios[i] && atual && !atual.ancora ? atual : novo();
      if (numerados && inicios[i]) aberto.numerado = !titulados[i];
      aberto.ancora = ancora;
      aberto.linhaAncora = linha;
      aberto.linhas.push(linha);
      return;
    }
    if (numerados && inicios[i]) {
      const aberto = novo();
      aberto.textos.push(linha);
      aberto.numerado = !titulados[i];
      grupos.at(-1)?.linhas.push(linha);
    } else if (numerados && atual) {
      atual.textos.push(linha);
      atual.linhas.push(linha);
    } else pendentes.push(linha);
  });
  const ultimo = grupos.at(-1);
  const perto = (linha: Linha) =>
    ultimo?.linhaAncora && meioY(linha.caixa) - meioY(ultimo.linhaAncora.caixa) < linha.altura * 1.3;
  // A description set beside its figures' middle ends under them.
  const cauda = pendentes.filter((linha, i) => i === 0 && perto(linha));
  ultimo?.textos.push(...cauda);
  ultimo?.linhas.push(...cauda);
  return grupos.filter(grupo => grupo.ancora && !grupo.cancelado);
}
