import type {Actor} from '@clube/backend';
import type {CivilDate} from '@clube/domain';
import type {Random} from '../../random';
import type {Catalogue, Pintor} from '../../catalogue';
import type {Agenda, Shift} from '../agenda';
import type {Staff} from '../registrations/staff';
import {pintorActor, type Services} from '../services';

/** A painter who has signed up. */
export interface Member {
  id: number;
  nome: string;
  idIndicacao: string;
}

/** The programme while its past is simulated: what every action needs to know. */
export interface Programme {
  services: Services;
  catalogue: Catalogue;
  staff: Staff;
  agenda: Agenda;
  random: Random;
  /** By CPF. */
  members: Map<string, Member>;
  /** The painters whose actions touch one another's points, by CPF: those that referrals join together. */
  families: ReadonlyMap<string, string>;
}

export function memberOf({members}: Programme, {cpf}: Pintor): Member {
  const member = members.get(cpf);
  if (!member) throw new Error(`the painter ${cpf} has not signed up`);
  return member;
}

export const actorOf = (programme: Programme, pintor: Pintor): Actor => pintorActor(memberOf(programme, pintor));

/** Puts something about a painter into the agenda. */
export function schedule(
  {agenda, families}: Programme,
  pintor: Pintor,
  action: {day: CivilDate; shift: Shift; timestamp: Date; run(): Promise<void>},
): void {
  agenda.schedule({...action, group: families.get(pintor.cpf) ?? pintor.cpf});
}
