import {randomInt} from 'node:crypto';
import type {RepositoryOf} from '../../../kernel/entities/entity';
import type {Pintor} from '../pintor';

/** Without letters and digits that are easily confused when read aloud or copied. */
const ALPHABET = 'ABCDEFGHJKMNPQRTUVWXY346789';
const RANDOM_CHARACTERS = 5;
const NAME_CHARACTERS = 5;

/** Creates a referral code that people can pass on: the first name and a few random characters. */
export function newIndicacaoCodigo(nome: string): string {
  const first = nome.trim().split(/\s+/)[0] ?? '';
  const letters = first
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .slice(0, NAME_CHARACTERS)
    .toUpperCase();
  const random = Array.from({length: RANDOM_CHARACTERS}, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters + random;
}

/** The painter with a referral code, ignoring how it was typed; painters who left cannot refer. */
export async function findReferrer(pintores: RepositoryOf<typeof Pintor>, codigo: string) {
  const pintor = await pintores.findOne({where: {idIndicacao: codigo.trim().toUpperCase()}});
  return pintor?.ativo && !pintor.anonimizadoEm ? pintor : undefined;
}
