import {dobradoDe} from '../linhas';
import {rotulosDaLinha} from '../rotulos';
import type {Linha, Termo} from '../tipos';
import {ajusteDe} from './ajustes';
import {ancoraDe, type Ancora} from './ancora';
import {lerCabeca, sequenciaDe} from './cabeca';

/** The rows of one item of a coupon. */
export interface Grupo {
  textos: Linha[];
  ancora?: Ancora;
  linhaAncora?: Linha;
  ajustes: {tipo: 'desconto' | 'acrescimo'; centavos: number; termo?: Termo}[];
  linhas: Linha[];
  cancelado?: boolean;
}

export const temLetras = (termos: readonly Termo[]): boolean => /[A-Z]{3}/.test(dobradoDe(termos));

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
    if (!ancora && rotulosDaLinha(linha).some(({nome, inicio}) => nome === 'liquido' && inicio === 0)) {
      atual?.linhas.push(linha);
      return;
    }
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
