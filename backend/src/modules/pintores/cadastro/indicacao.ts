import type {RepositoryOf} from '../../../kernel/entities/entity';
import type {Pintor} from '../pintor';

/** The painter behind a referral code, however it was typed; one who left refers nobody. */
export async function findReferrer(pintores: RepositoryOf<typeof Pintor>, codigo: string) {
  const pintor = await pintores.findOne({where: {idIndicacao: codigo.trim().toUpperCase()}});
  return pintor?.ativo && !pintor.anonimizadoEm ? pintor : undefined;
}
