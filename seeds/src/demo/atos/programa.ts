import type {Ator} from '@clube/backend';
import type {DataCivil} from '@clube/domain';
import type {Aleatorio} from '../../aleatorio';
import type {Catalogo, Pintor} from '../../catalogo';
import type {Agenda, Turno} from '../agenda';
import type {Equipe} from '../cadastros/equipe';
import {doPintor, type Mundo} from '../mundo';

/** A painter who has signed up. */
export interface Membro {
  id: number;
  nome: string;
  idIndicacao: string;
}

/** The programme while it is being lived: what every act needs to know. */
export interface Programa {
  mundo: Mundo;
  catalogo: Catalogo;
  equipe: Equipe;
  agenda: Agenda;
  random: Aleatorio;
  /** By CPF. */
  membros: Map<string, Membro>;
  /** The painters whose acts touch one another's points, by CPF: those that referrals join together. */
  familias: ReadonlyMap<string, string>;
}

export function membroDe({membros}: Programa, {cpf}: Pintor): Membro {
  const membro = membros.get(cpf);
  if (!membro) throw new Error(`the painter ${cpf} has not signed up`);
  return membro;
}

export const atorDe = (programa: Programa, pintor: Pintor): Ator => doPintor(membroDe(programa, pintor));

/** Puts something about a painter into the agenda. */
export function marcar(
  {agenda, familias}: Programa,
  pintor: Pintor,
  ato: {dia: DataCivil; turno: Turno; momento: Date; fazer(): Promise<void>},
): void {
  agenda.marcar({...ato, grupo: familias.get(pintor.cpf) ?? pintor.cpf});
}
