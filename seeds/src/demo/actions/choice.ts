import {optionFields, unitPrice, type PremioOption} from '@clube/domain';
import type {ResgateRequest} from '@clube/backend';
import type {Random} from '../../random';
import type {Pintor, Premio} from '../../catalogue';
import type {Trip} from '../plan/trips';

/** Chooses an option of the prize and fills in its data. */
function chooseOption(premio: Premio, pintor: Pintor, random: Random): PremioOption | undefined {
  const fields = optionFields(premio);
  if (fields.length === 0) return undefined;
  return Object.fromEntries(
    fields.map(({field, values: valores}) => {
      if (valores) return [field, random.pick(valores)];
      return [field, field === 'celular' ? pintor.celular : pintor.nome];
    }),
  );
}

const priceOf = ({custo, pontosAlternativo}: Premio, opcao: PremioOption | undefined): number =>
  unitPrice({pontosWeb: custo, pontosAlternativo: pontosAlternativo ?? null}, opcao?.voltagem === '220V');

interface Offer {
  premio: Premio;
  opcao: PremioOption | undefined;
  price: number;
}

/** The prizes that the points can pay, cheapest first. */
function offersFor({pintor, combo}: Trip, premios: readonly Premio[], points: number, random: Random): Offer[] {
  return premios
    .filter(({ativo, isCombo, codigo}) => ativo && (!isCombo || codigo === combo))
    .map(premio => ({premio, opcao: chooseOption(premio, pintor, random.fork(premio.codigo))}))
    .map(offer => ({...offer, price: priceOf(offer.premio, offer.opcao)}))
    .filter(({price}) => price <= points)
    .toSorted((a, b) => a.price - b.price || a.premio.codigo.localeCompare(b.premio.codigo));
}

const requestOf = ({premio, opcao}: Offer, qtde: number): ResgateRequest => ({
  codigoPremio: premio.codigo,
  qtde,
  ...(opcao ? {opcao} : {}),
});

/** One unit of the most expensive prize that the points can pay; cards are simulated elsewhere. */
export function chooseDearest(trip: Trip, premios: readonly Premio[], points: number, random: Random) {
  const dearest = offersFor(trip, premios, points, random).findLast(({premio: {tipo}}) => tipo !== 'credito');
  return dearest && requestOf(dearest, 1);
}

/** One unit of the cheapest prize of the trip's type. */
export function chooseCheapest(trip: Trip, premios: readonly Premio[], points: number, random: Random) {
  const cheapest = offersFor(trip, premios, points, random).find(({premio: {tipo}}) => tipo === trip.tipo);
  return cheapest && requestOf(cheapest, 1);
}

/** Chooses a prize for this balance: often an expensive one, of the trip's type or combo if affordable. */
export function chooseOrder(
  trip: Trip,
  premios: readonly Premio[],
  saldo: number,
  random: Random,
): ResgateRequest | undefined {
  const {tipo: type, combo} = trip;
  const offers = offersFor(trip, premios, saldo, random);
  if (offers.length === 0) return undefined;
  const wanted = offers.filter(({premio}) => premio.codigo === combo || premio.tipo === type);
  const large = offers.slice(Math.floor(offers.length * 0.6));
  const offer = random.pick(wanted.length > 0 ? wanted : random.chance(0.5) ? large : offers);
  const {premio, price} = offer;
  const qtde = !premio.isCombo && price * 2 <= saldo && price < 5000 && random.chance(0.25) ? 2 : 1;
  return requestOf(offer, qtde);
}
