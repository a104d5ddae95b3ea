import type {Random} from '../../random';
import {CNPJ_RELATORIO, VETERAN_CPF, NEWCOMER_CPF, type Catalogue, type Pintor} from '../../catalogue';

/** This code is used up by the first painters; the others are used at random. */
const FIRST_COMERS_CODIGO = 'PRIMEIROS10';
const GROUP_CODIGO = 'SAOJORGE';

/** The registration code of each painter's sign-up, if any, by CPF; never exceeds a code's uses. */
export function planCodigosCadastro(
  pintores: readonly Pintor[],
  {codigosCadastro}: Catalogue,
  random: Random,
): Map<string, string> {
  const remaining = new Map(codigosCadastro.map(({codigo, usos}) => [codigo, usos]));
  const shared = codigosCadastro
    .map(({codigo}) => codigo)
    .filter(codigo => ![FIRST_COMERS_CODIGO, GROUP_CODIGO].includes(codigo));
  const chosen = new Map<string, string>();
  for (const {cpf, preferredRevenda: revendaPreferida} of pintores) {
    const stream = random.fork(cpf);
    const wants = cpf === VETERAN_CPF || cpf === NEWCOMER_CPF || stream.chance(0.45);
    const preferredCodigo =
      revendaPreferida === CNPJ_RELATORIO ? GROUP_CODIGO : stream.pick([FIRST_COMERS_CODIGO, ...shared]);
    const uses = remaining.get(preferredCodigo) ?? 0;
    if (!wants || uses === 0) continue;
    remaining.set(preferredCodigo, uses - 1);
    chosen.set(cpf, preferredCodigo);
  }
  return chosen;
}
