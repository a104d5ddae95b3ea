import type {Prova} from '../verdade';
import type {Achado} from './comparar';

/** A document with what was found when it was read. */
export interface Medicao {
  prova: Prova;
  achados: Achado[];
  /** Wall clock of the reading. */
  segundos: number;
  certa: boolean;
  vias: string[];
}

export interface Contagem {
  /** What a person could have read. */
  total: number;
  lidos: number;
  certos: number;
  errados: number;
  vazios: number;
  erradosCertos: number;
}

export function contar(achados: readonly Achado[]): Contagem {
  const quantos = (teste: (achado: Achado) => boolean) => achados.filter(teste).length;
  const certos = quantos(({sentenca}) => sentenca === 'certo');
  const errados = quantos(({sentenca}) => sentenca === 'errado');
  const vazios = quantos(({sentenca}) => sentenca === 'vazio');
  return {
    total: certos + errados + vazios,
    lidos: certos + errados,
    certos,
    errados,
    vazios,
    erradosCertos: quantos(({sentenca, certa}) => sentenca === 'errado' && certa),
  };
}

export const achadosDe = (medicoes: readonly Medicao[], campo?: Achado['campo']): Achado[] =>
  medicoes.flatMap(({achados}) => (campo ? achados.filter(achado => achado.campo === campo) : achados));

/** Right out of what could be read, 0 to 1; undefined where nothing could. */
export function acerto(medicoes: readonly Medicao[], campo: Achado['campo']): number | undefined {
  const {certos, total} = contar(achadosDe(medicoes, campo));
  return total === 0 ? undefined : certos / total;
}

/** The value below which the given share of the numbers lies; undefined of none. */
export function percentil(numeros: readonly number[], parte: number): number | undefined {
  const ordem = [...numeros].sort((a, b) => a - b);
  return ordem[Math.min(ordem.length - 1, Math.floor(parte * ordem.length))];
}

export const segundosPorPagina = (medicoes: readonly Medicao[]): number[] =>
  medicoes.map(({segundos, prova}) => segundos / Math.max(1, prova.paginas));
