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

/** The state of the simulation that every action needs. */
export interface Programme {
  services: Services;
  catalogue: Catalogue;
  staff: Staff;
  agenda: Agenda;
  random: Random;
  /** By CPF. */
  members: Map<string, Member>;
  /** The family of each painter by CPF: painters linked by referrals, whose actions change one another's points. */
  families: ReadonlyMap<string, string>;
}

export function memberOf({members}: Programme, {cpf}: Pintor): Member {
  const member = members.get(cpf);
  if (!member) throw new Error(`the painter ${cpf} has not signed up`);
  return member;
}

export const actorOf = (programme: Programme, pintor: Pintor): Actor => pintorActor(memberOf(programme, pintor));

/** Schedules an action of a painter. */
export function schedule(
  {agenda, families}: Programme,
  pintor: Pintor,
  action: {day: CivilDate; shift: Shift; timestamp: Date; run(): Promise<void>},
): void {
  agenda.schedule({...action, group: families.get(pintor.cpf) ?? pintor.cpf});
}
