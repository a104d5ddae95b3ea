import {addDays, type CivilDate} from '@clube/domain';
import type {Random} from '../../random';
import {VETERAN_CPF, type Catalogue, type CodigoPromocional, type Pintor} from '../../catalogue';
import type {Purchase} from './purchases';
import type {Step} from './outcomes';

/** A code used without a receipt. */
export interface StandaloneCodigo {
  pintor: Pintor;
  codigo: CodigoPromocional;
  day: CivilDate;
}

const isValid = ({criadoEm, expiraEm}: CodigoPromocional, from: CivilDate, until: CivilDate) =>
  criadoEm < from && until <= expiraEm;

/** Share of unused codes in each batch, which staff can see and people can try. */
const FREE_SHARE = 0.4;
const RECENT_DAYS = 5;

/** Codes sent with receipts, by the purchase's number; each is still valid when staff score the receipt. */
export function planCodigosWithNota(
  purchases: readonly Purchase[],
  outcomes: ReadonlyMap<number, Step[]>,
  {catalogue, today}: {catalogue: Catalogue; today: CivilDate},
  random: Random,
): Map<number, string> {
  const free = [
    ...Map.groupBy(
      catalogue.codigosPromocionais.filter(codigo => codigo.apenasVenda),
      c => c.nome,
    ).values(),
  ].flatMap(lote => lote.slice(Math.ceil(lote.length * FREE_SHARE)));
  const usedVouchers = new Set<string>();
  const chosen = new Map<number, string>();
  for (const {n, key, pintor, day: from} of purchases) {
    const stream = random.fork(key);
    // Codes are more frequent on recent receipts, so that staff see some on pending ones.
    const recent = from >= addDays(today, -RECENT_DAYS);
    if (!stream.chance(pintor.cpf === VETERAN_CPF ? 0.3 : recent ? 0.25 : 0.05)) continue;
    const until = outcomes.get(n)?.at(-1)?.day ?? from;
    const voucher = catalogue.vouchers.find(
      ({voucher, iniciaEm, expiraEm}) =>
        iniciaEm <= from && until <= expiraEm && !usedVouchers.has(`${voucher}/${pintor.cpf}`),
    );
    const i = free.findIndex(codigo => isValid(codigo, from, until));
    if (voucher && (i < 0 || stream.chance(0.4))) {
      usedVouchers.add(`${voucher.voucher}/${pintor.cpf}`);
      chosen.set(n, voucher.voucher);
    } else if (i >= 0) chosen.set(n, (free.splice(i, 1)[0] as CodigoPromocional).codigo);
  }
  return chosen;
}

/** Codes used without a receipt, each on an evening on which the painter sent one. */
export function planStandaloneCodigos(
  purchases: readonly Purchase[],
  {codigosPromocionais}: Catalogue,
  random: Random,
): StandaloneCodigo[] {
  const lotes = Map.groupBy(
    codigosPromocionais.filter(({apenasVenda}) => !apenasVenda),
    ({nome}) => nome,
  );
  return [...lotes.values()]
    .flatMap(lote => lote.slice(Math.ceil(lote.length * FREE_SHARE)))
    .flatMap((codigo, i) => {
      const nights = purchases.filter(({day}) => isValid(codigo, day, day));
      const ofVeteran = nights.filter(({pintor}) => pintor.cpf === VETERAN_CPF);
      const options = i % 9 === 0 && ofVeteran.length > 0 ? ofVeteran : nights;
      if (options.length === 0) return [];
      const {pintor, day} = random.fork(codigo.codigo).pick(options);
      return [{pintor, codigo, day}];
    });
}
