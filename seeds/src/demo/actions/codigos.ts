import {runAs} from '../services';
import type {StandaloneCodigo} from '../plan/codigos';
import {instant} from '../time';
import {actorOf, schedule, memberOf, type Programme} from './programme';

/** Schedules the codes without a receipt, in the evening. */
export function planCodigoUses(programme: Programme, usos: readonly StandaloneCodigo[]): void {
  for (const {pintor, codigo, day} of usos) {
    const {codigo: text} = codigo;
    const timestamp = instant(day, programme.random.fork(text).float(23.1 * 60, 23.7 * 60));
    const run = async () => {
      const {id} = memberOf(programme, pintor);
      const use = () => programme.services.pontos.useCodigo(id, text);
      await runAs(timestamp, actorOf(programme, pintor), use, '/treinamentos');
    };
    schedule(programme, pintor, {day, shift: 'pintores', timestamp, run});
  }
}
