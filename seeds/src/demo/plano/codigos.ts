import {somarDias, type DataCivil} from '@clube/domain';
import type {Aleatorio} from '../../aleatorio';
import {CPF_PINTOR_ANTIGO, type Catalogo, type CodigoPromocional, type Pintor} from '../../catalogo';
import type {Compra} from './compras';
import type {Passo} from './destinos';

/** A code typed by itself, without a receipt. */
export interface CodigoSozinho {
  pintor: Pintor;
  codigo: CodigoPromocional;
  dia: DataCivil;
}

const vale = ({criadoEm, expiraEm}: CodigoPromocional, de: DataCivil, ate: DataCivil) =>
  criadoEm < de && ate <= expiraEm;

/** Of each batch so many stay unused: staff see free ones, and they can be tried out. */
const PARTE_LIVRE = 0.4;
const RECENTE_DIAS = 5;

/** Codes sent along with receipts, by the purchase's number. What staff score with it is still within its term. */
export function planejarCodigosComNota(
  compras: readonly Compra[],
  destinos: ReadonlyMap<number, Passo[]>,
  {catalogo, hoje}: {catalogo: Catalogo; hoje: DataCivil},
  random: Aleatorio,
): Map<number, string> {
  const livres = [
    ...Map.groupBy(
      catalogo.codigosPromocionais.filter(codigo => codigo.apenasVenda),
      c => c.nome,
    ).values(),
  ].flatMap(lote => lote.slice(Math.ceil(lote.length * PARTE_LIVRE)));
  const vouchersUsados = new Set<string>();
  const escolhidos = new Map<number, string>();
  for (const {n, pintor, dia: de} of compras) {
    const stream = random.fork(n);
    // Among the latest, those that wait for staff, a code is seen more often than it is rare.
    const recente = de >= somarDias(hoje, -RECENTE_DIAS);
    if (!stream.chance(pintor.cpf === CPF_PINTOR_ANTIGO ? 0.3 : recente ? 0.25 : 0.05)) continue;
    const ate = destinos.get(n)?.at(-1)?.dia ?? de;
    const voucher = catalogo.vouchers.find(
      ({voucher, iniciaEm, expiraEm}) =>
        iniciaEm <= de && ate <= expiraEm && !vouchersUsados.has(`${voucher}/${pintor.cpf}`),
    );
    const i = livres.findIndex(codigo => vale(codigo, de, ate));
    if (voucher && (i < 0 || stream.chance(0.4))) {
      vouchersUsados.add(`${voucher.voucher}/${pintor.cpf}`);
      escolhidos.set(n, voucher.voucher);
    } else if (i >= 0) escolhidos.set(n, (livres.splice(i, 1)[0] as CodigoPromocional).codigo);
  }
  return escolhidos;
}

/** Codes that stand alone, each typed by somebody on one of the evenings on which that painter sent a receipt. */
export function planejarCodigosSozinhos(
  compras: readonly Compra[],
  {codigosPromocionais}: Catalogo,
  random: Aleatorio,
): CodigoSozinho[] {
  const lotes = Map.groupBy(
    codigosPromocionais.filter(({apenasVenda}) => !apenasVenda),
    ({nome}) => nome,
  );
  return [...lotes.values()]
    .flatMap(lote => lote.slice(Math.ceil(lote.length * PARTE_LIVRE)))
    .flatMap((codigo, i) => {
      const noites = compras.filter(({dia}) => vale(codigo, dia, dia));
      const doAntigo = noites.filter(({pintor}) => pintor.cpf === CPF_PINTOR_ANTIGO);
      const opcoes = i % 9 === 0 && doAntigo.length > 0 ? doAntigo : noites;
      if (opcoes.length === 0) return [];
      const {pintor, dia} = random.fork(codigo.codigo).pick(opcoes);
      return [{pintor, codigo, dia}];
    });
}
