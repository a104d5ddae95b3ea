import type {CivilDate} from '@clube/domain';

/** An order for the warehouse. */
export interface ResgateToSeparate {
  id: number;
  codigo: string;
  premio: string;
  /** The chosen option: size, colour, operator. */
  obs: string | null;
  qtde: number;
  pintor: string;
  previsao: CivilDate;
  destinatario: string;
  /** Null if nothing is delivered. */
  rua: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cidade: string | null;
  estado: string | null;
  cep: string | null;
}
