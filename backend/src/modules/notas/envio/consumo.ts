import {dataCivil, somarDias} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

export const LIMPAR_CONSUMO = 'notas.limpar-consumo';

/** A month is counted at the most; nobody needs to know later who sent how much from where. */
const GUARDA_DIAS = 35;

export async function limparConsumo(db: Database): Promise<void> {
  const antes = somarDias(dataCivil(currentContext().agora), -GUARDA_DIAS);
  await db.tx(() => db.query(sql`DELETE FROM consumo_envio WHERE dia < ${antes}`));
}
