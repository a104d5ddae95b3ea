import type {AvisoKind} from '@clube/domain';

/** A notice to one painter. */
export interface Notice {
  pintorId: number;
  tipo: AvisoKind;
  /** Key of the subject: a painter gets one notice per subject. */
  chave: string;
  titulo: string;
  texto: string;
  /** Additional text for the page and the e-mail, too long for the lock screen of a phone. */
  detalhe?: string | undefined;
  /** The storefront page that it links to. */
  destino: string;
  /** False: never send an e-mail, whatever the painter permits. */
  email?: boolean | undefined;
  /** Part of a bulk message: notices to single painters are sent first. */
  many?: boolean | undefined;
}

/** The recipient. */
export interface Recipient {
  nome: string;
  /** E-mail address, if e-mails are permitted. */
  email: string | null;
}

/** Finds a painter; undefined when that person gets no notices any more. Registered by the module that owns the people. */
export type RecipientLoader = (pintorId: number) => Promise<Recipient | undefined>;
