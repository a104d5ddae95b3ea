import {dataCivil, somarDias} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';

export const LIMPAR_CONSUMO = 'notas.limpar-consumo';

/** A month is counted at the most; nobody needs to know later who sent how much from where. */
const GUARDA_DIAS = 35;

export async function limparConsumo(db: Database): Promise<void> {
  const antes = somarDias(dataCivil(currentContext().agora), -GUARDA_DIAS);
  await db.tx(() => db.query(`DELETE FROM consumo_envio WHERE dia < $1`, [antes]));
}
