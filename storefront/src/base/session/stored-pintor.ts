import type {Pintor} from '../types';

/**
 * The painter's data stored on the device in addition to the token: what the first screen needs before any request.
 * CPF, addresses and telephones stay on the server.
 */
export type StoredPintor = Pick<Pintor, 'id' | 'nome' | 'foto' | 'aceitouRegulamento'>;

export const storable = ({id, nome, foto, aceitouRegulamento}: StoredPintor): StoredPintor => ({
  id,
  nome,
  foto,
  aceitouRegulamento,
});
