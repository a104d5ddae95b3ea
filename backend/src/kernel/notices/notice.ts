import type {AvisoKind} from '@clube/domain';

/** Something to notify one painter of. */
export interface Notice {
  pintorId: number;
  tipo: AvisoKind;
  /** Names the subject: of the same subject a painter is notified once. */
  chave: string;
  titulo: string;
  texto: string;
  /** What page and email say beyond it; too long for a phone's lock screen. */
  detalhe?: string | undefined;
  /** The page of the storefront where one goes on. */
  destino: string;
  /** False: no email, whatever the painter allows. */
  email?: boolean | undefined;
  /** Part of a message to many: when sending, notices to one painter go first. */
  many?: boolean | undefined;
}

/** Who is notified. */
export interface Recipient {
  nome: string;
  /** Where emails may be sent, if anywhere. */
  email: string | null;
}

/** Finds a painter; undefined when that person gets no notices any more. Given by the module that owns the people. */
export type RecipientLoader = (pintorId: number) => Promise<Recipient | undefined>;
