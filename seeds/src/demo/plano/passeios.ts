import {somarDias, type DataCivil, type TipoPremio} from '@clube/domain';
import type {Aleatorio} from '../../aleatorio';
import {CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO, type Pintor, type Premio} from '../../catalogo';
import type {Compra} from './compras';

/** An evening on which a painter looks through the prizes; what is bought depends on the balance then. */
export interface Passeio {
  pintor: Pintor;
  dia: DataCivil;
  /** A type of prize the painter looks for first. */
  tipo?: TipoPremio;
  /** A combo the painter would take first. */
  combo?: string;
}

/** What the demo painter looks for, in turn: an order of every kind. */
const TIPOS_DO_ANTIGO: readonly TipoPremio[] = [
  'recarga',
  'camiseta',
  'geral',
  'bivolt',
  'disco',
  'credito',
  'calcado',
  'kit',
  'bermuda',
  'disco3',
  'geral',
  'recarga',
  'disco5',
  'bivolt',
  'credito',
];
const CHANCE = 0.21;
const CHANCE_DO_ANTIGO = 0.33;
/** Of a combo's stock so much is asked for at most, so that it never runs out and no order depends on another's. */
const PARTE_DO_ESTOQUE = 0.6;

/** Painters go shopping some days after sending receipts. */
export function planejarPasseios(compras: readonly Compra[], premios: readonly Premio[], random: Aleatorio): Passeio[] {
  let visto = 0;
  const passeios = compras.flatMap(({n, pintor, dia: enviada}): Passeio[] => {
    const stream = random.fork(n);
    const antigo = pintor.cpf === CPF_PINTOR_ANTIGO;
    // The newcomer saves up but for a single small prize.
    if (!stream.chance(antigo ? CHANCE_DO_ANTIGO : CHANCE) || pintor.cpf === CPF_PINTOR_NOVO) return [];
    const dia = somarDias(enviada, stream.int(2, 14));
    const tipo = antigo ? TIPOS_DO_ANTIGO[visto++ % TIPOS_DO_ANTIGO.length] : undefined;
    return [{pintor, dia, ...(tipo ? {tipo} : {})}];
  });
  return [...passeios, ...doNovo(compras)].map(comCombos(premios, random.fork('combos')));
}

function doNovo(compras: readonly Compra[]): Passeio[] {
  const primeira = compras.find(({pintor}) => pintor.cpf === CPF_PINTOR_NOVO);
  return primeira ? [{pintor: primeira.pintor, dia: somarDias(primeira.dia, 9), tipo: 'recarga'}] : [];
}

function comCombos(premios: readonly Premio[], random: Aleatorio): (passeio: Passeio) => Passeio {
  const restam = premios
    .filter(({isCombo, ativo}) => isCombo && ativo)
    .flatMap(({codigo, quantidade}) => Array.from({length: Math.floor(quantidade * PARTE_DO_ESTOQUE)}, () => codigo));
  const combos = random.shuffle(restam);
  return passeio => {
    if (passeio.tipo || !random.chance(0.09)) return passeio;
    const combo = combos.pop();
    return combo ? {...passeio, combo} : passeio;
  };
}
