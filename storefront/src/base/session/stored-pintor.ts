import type {Pintor} from '../types';

/**
 * What the device keeps of the painter beside the token: what the first screen needs before any call. CPF,
 * addresses and telephones stay on the server.
 */
export type StoredPintor = Pick<Pintor, 'id' | 'nome' | 'foto' | 'aceitouRegulamento'>;

export const storable = ({id, nome, foto, aceitouRegulamento}: StoredPintor): StoredPintor => ({
  id,
  nome,
  foto,
  aceitouRegulamento,
});
