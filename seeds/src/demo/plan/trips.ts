import {addDays, type CivilDate, type PremioType} from '@clube/domain';
import type {Random} from '../../random';
import {NEWCOMER_CPF, SAVER_CPF, VETERAN_CPF, type Pintor, type Premio} from '../../catalogue';
import type {Purchase} from './purchases';

/** An evening on which a painter orders; the prize depends on the balance then. */
export interface Trip {
  pintor: Pintor;
  day: CivilDate;
  /** The preferred type of prize. */
  tipo?: PremioType;
  /** The preferred combo. */
  combo?: string;
}

export interface PlannedTrip extends Trip {
  /** The key of the purchase that led to it. */
  key: string;
}

/** The types of the veteran's orders, one after another: one of every kind. */
const VETERAN_TYPES: readonly PremioType[] = [
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
const VETERAN_CHANCE = 0.33;
const SAVERS: readonly string[] = [NEWCOMER_CPF, SAVER_CPF];
/**
 * Maximum share of a combo's stock that is ordered, so that it never runs out and orders do not depend on each other.
 */
const STOCK_SHARE = 0.6;

/** Painters order some days after sending receipts. */
export function planTrips(purchases: readonly Purchase[], premios: readonly Premio[], random: Random): PlannedTrip[] {
  let seen = 0;
  const trips = purchases.flatMap(({key, pintor, day: sent}): PlannedTrip[] => {
    const stream = random.fork(key);
    const veteran = pintor.cpf === VETERAN_CPF;
    // The newcomer saves for a single small prize; the saver never orders.
    if (!stream.chance(veteran ? VETERAN_CHANCE : CHANCE) || SAVERS.includes(pintor.cpf)) return [];
    const day = addDays(sent, stream.int(2, 14));
    const type = veteran ? VETERAN_TYPES[seen++ % VETERAN_TYPES.length] : undefined;
    return [{key, pintor, day, ...(type ? {tipo: type} : {})}];
  });
  return [...trips, ...newcomerTrips(purchases)].map(withCombos(premios, random.fork('combos')));
}

function newcomerTrips(purchases: readonly Purchase[]): PlannedTrip[] {
  const first = purchases.find(({pintor}) => pintor.cpf === NEWCOMER_CPF);
  return first ? [{key: first.key, pintor: first.pintor, day: addDays(first.day, 9), tipo: 'recarga'}] : [];
}

function withCombos(premios: readonly Premio[], random: Random): (trip: PlannedTrip) => PlannedTrip {
  const remaining = premios
    .filter(({isCombo, ativo}) => isCombo && ativo)
    .flatMap(({codigo, quantidade}) => Array.from({length: Math.floor(quantidade * STOCK_SHARE)}, () => codigo));
  const combos = random.shuffle(remaining);
  return trip => {
    if (trip.tipo || !random.chance(0.09)) return trip;
    const combo = combos.pop();
    return combo ? {...trip, combo} : trip;
  };
}
