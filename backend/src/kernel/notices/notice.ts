import type {AvisoKind} from '@clube/domain';

/** Something to tell one painter. */
export interface Notice {
  pintorId: number;
  tipo: AvisoKind;
  /** Names what it tells of: of the same thing a painter is told once. */
  chave: string;
  titulo: string;
  texto: string;
  /** What page and letter say beyond it; too long for a phone's lock screen. */
  detalhe?: string | undefined;
  /** The page of the storefront where one goes on. */
  destino: string;
  /** False: no letter, whatever the painter allows. */
  email?: boolean | undefined;
}

/** Who is told. */
export interface Addressee {
  nome: string;
  /** Where letters may be sent, if anywhere. */
  email: string | null;
}

/** Finds a painter; undefined when that person is not to be told of anything any more. Given by the module that owns the people. */
export type AddresseeLoader = (pintorId: number) => Promise<Addressee | undefined>;
