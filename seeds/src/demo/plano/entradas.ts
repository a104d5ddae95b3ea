import type {Aleatorio} from '../../aleatorio';
import {CNPJ_RELATORIO, CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO, type Catalogo, type Pintor} from '../../catalogo';

/** One code is for the first ones only and is used up; the others are picked up here and there. */
const DOS_PRIMEIROS = 'PRIMEIROS10';
const DO_GRUPO = 'SAOJORGE';

/** The registration code that each painter signs up with, if any, by CPF; never more uses than there are. */
export function planejarCodigosDeCadastro(
  pintores: readonly Pintor[],
  {codigosCadastro}: Catalogo,
  random: Aleatorio,
): Map<string, string> {
  const restam = new Map(codigosCadastro.map(({codigo, usos}) => [codigo, usos]));
  const comuns = codigosCadastro
    .map(({codigo}) => codigo)
    .filter(codigo => ![DOS_PRIMEIROS, DO_GRUPO].includes(codigo));
  const escolhidos = new Map<string, string>();
  for (const {cpf, revendaPreferida} of pintores) {
    const stream = random.fork(cpf);
    const quer = cpf === CPF_PINTOR_ANTIGO || cpf === CPF_PINTOR_NOVO || stream.chance(0.45);
    const preferido = revendaPreferida === CNPJ_RELATORIO ? DO_GRUPO : stream.pick([DOS_PRIMEIROS, ...comuns]);
    const uso = restam.get(preferido) ?? 0;
    if (!quer || uso === 0) continue;
    restam.set(preferido, uso - 1);
    escolhidos.set(cpf, preferido);
  }
  return escolhidos;
}
