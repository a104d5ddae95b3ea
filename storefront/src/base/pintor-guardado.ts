import type {Pintor} from './tipos';

/**
 * What the device keeps of the painter beside the token: what the first screen needs before anything is asked. CPF,
 * addresses and telephones stay on the server.
 */
export type PintorGuardado = Pick<Pintor, 'id' | 'nome' | 'foto' | 'aceitouRegulamento'>;

export const guardavel = ({id, nome, foto, aceitouRegulamento}: PintorGuardado): PintorGuardado => ({
  id,
  nome,
  foto,
  aceitouRegulamento,
});
