import type {AvisoKind} from '@clube/domain';

/** Something to tell one painter. */
export interface Notice {
  pintorId: number;
  tipo: AvisoKind;
  /** Names what it tells of: of the same thing a painter is told once. */
  chave: string;
  titulo: string;
  texto: string;
  /** What page and email say beyond it; too long for a phone's lock screen. */
  detalhe?: string | undefined;
  /** The page of the storefront where one goes on. */
  destino: string;
  /** False: no email, whatever the painter allows. */
  email?: boolean | undefined;
}

/** Who is told. */
export interface Recipient {
  nome: string;
  /** Where emails may be sent, if anywhere. */
  email: string | null;
}

/** Finds a painter; undefined when that person is not to be told of anything any more. Given by the module that owns the people. */
export type RecipientLoader = (pintorId: number) => Promise<Recipient | undefined>;
