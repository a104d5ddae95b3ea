import type {CivilDate} from '@clube/domain';

/** An order as the warehouse sees it. */
export interface ResgateToSeparate {
  id: number;
  codigo: string;
  premio: string;
  /** The option that was chosen: size, colour, operator. */
  obs: string | null;
  qtde: number;
  pintor: string;
  previsao: CivilDate;
  destinatario: string;
  /** Null: nothing is delivered. */
  rua: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cidade: string | null;
  estado: string | null;
  cep: string | null;
}
