import {sql} from '@clube/backend';
import {NEWCOMER_CPF, VETERAN_CPF} from '../../catalogue/accounts';
import type {Plan} from '../plan';
import {runAs} from '../services';
import {actorOf, memberOf, type Programme} from './programme';

/** Share of painters with favourites. */
const WITH_FAVORITOS = 0.4;
const DEMO: readonly string[] = [VETERAN_CPF, NEWCOMER_CPF];

/** Saves painters' favourites and a goal: a prize that costs more than their balance. */
export async function saveFavoritos(programme: Programme, {pintores, now}: Plan): Promise<void> {
  const {services} = programme;
  const premios = await services.db.query(
    sql<{id: number; pontos: number}>`SELECT id, pontos_web AS pontos FROM premio WHERE ativo ORDER BY codigo`,
  );
  for (const pintor of pintores.filter(({aceitouRegulamento}) => aceitouRegulamento)) {
    const random = programme.random.fork(`desejos/${pintor.cpf}`);
    if (!DEMO.includes(pintor.cpf) && !random.chance(WITH_FAVORITOS)) continue;
    const {id} = memberOf(programme, pintor);
    const conta = await services.db.one(sql<{saldo: number}>`SELECT saldo FROM conta WHERE pintor_id = ${id}`);
    const saldo = conta?.saldo ?? 0;
    const liked = random.sample(premios, random.int(1, 4));
    // Not too expensive to be reached.
    const goals = premios.filter(({pontos}) => pontos > saldo && pontos <= Math.max(5000, saldo * 2));
    const goal = goals.length > 0 ? random.pick(goals) : undefined;
    await runAs(now, actorOf(programme, pintor), async () => {
      for (const premio of liked) await services.favourites.save(id, premio.id, undefined);
      if (goal) await services.favourites.save(id, goal.id, true);
    });
  }
}
