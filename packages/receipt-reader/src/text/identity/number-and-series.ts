import type {ModeloFiscal} from '@clube/domain';
import type {Indicio} from '../../document/types';
import {indicio, melhores} from '../confidence';
import {dobradoDe, meioY} from '../lines/lines';
import {comoDigitos} from '../numbers';
import {acharRotulos} from '../labels/labels';
import type {Folha, Termo} from '../types';
import {valorDe, type Leitor} from '../labels/neighbours';

interface Inteiro {
  valor: number;
  reparado: boolean;
}

/** A whole number, thousands grouped or not, of at most `casas` digits. */
function inteiro(casas: number): Leitor<Inteiro> {
  return ([termo]: readonly Termo[]) => {
    if (!termo) return undefined;
    const texto = termo.texto.replace(/^[^\w]+|[^\w]+$/g, '');
    const reparado = /[A-Za-z|!]/.test(texto);
    const limpo = reparado ? comoDigitos(texto) : texto;
    if (!/^\d{1,3}(\.\d{3})+$|^\d+$/.test(limpo) || (reparado && !/\d{2}/.test(texto))) return undefined;
    const digitos = limpo.replace(/\D/g, '');
    return digitos.length <= casas ? {valor: {valor: Number(digitos), reparado}, tomados: 1} : undefined;
  };
}

export interface Numeracao {
  numero: Indicio<number>[];
  serie: Indicio<number>[];
}

/** The document's number and series. What the access key says confirms them; without it they must stand together. */
export function lerNumeracao(
  folhas: readonly Folha[],
  modelo: ModeloFiscal | undefined,
  chave: {numero: number; serie: number} | undefined,
): Numeracao {
  const sat = modelo === '59';
  const numero: Indicio<number>[] = [];
  const serie: Indicio<number>[] = [];
  for (const folha of folhas) {
    const series = acharRotulos(folha.linhas, sat ? 'sat' : 'serie').flatMap(rotulo => {
      const achado = valorDe(folha, rotulo, inteiro(sat ? 9 : 3));
      return achado ? [{rotulo, achado}] : [];
    });
    for (const {achado} of series) {
      const conferido = chave?.serie === achado.valor.valor;
      const firmeza = conferido ? 1 : chave ? 0.4 : 0.85 * achado.firmeza;
      serie.push(indicio(achado.valor.valor, achado.termos, {firmeza, conferido, reparado: achado.valor.reparado}));
    }
    for (const rotulo of acharRotulos(
      folha.linhas,
      ...(sat ? (['extrato'] as const) : (['numero', 'extrato'] as const)),
    )) {
      const achado = valorDe(folha, rotulo, inteiro(9));
      if (!achado) continue;
      const conferido = chave?.numero === achado.valor.valor;
      const comSerie = series.some(
        outra => Math.abs(meioY(outra.rotulo.linha.caixa) - meioY(rotulo.linha.caixa)) < rotulo.linha.altura * 4,
      );
      const nomeado = /\bNFC?-?E\b|EXTRATO|CF-E/.test(dobradoDe(rotulo.linha.termos));
      if (!conferido && !comSerie && !nomeado) continue;
      const firmeza = conferido ? 1 : chave ? 0.4 : achado.firmeza * (comSerie ? 0.92 : 0.8);
      numero.push(indicio(achado.valor.valor, achado.termos, {firmeza, conferido, reparado: achado.valor.reparado}));
    }
  }
  return {numero: melhores(numero), serie: melhores(serie)};
}
