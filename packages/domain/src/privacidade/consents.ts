import {addMonths, type CivilDate} from '../values/dates.js';
import type {ConsentDocument} from './termo.js';

/** The consents that may be given and withdrawn at any time; without the others nobody can take part in the programme. */
export const OPTIONAL_CONSENTS = ['imagem', 'diretorio'] as const satisfies readonly ConsentDocument[];
export type OptionalConsent = (typeof OPTIONAL_CONSENTS)[number];

export const isOptionalConsent = (documento: ConsentDocument): documento is OptionalConsent =>
  OPTIONAL_CONSENTS.some(optional => optional === documento);

/** Why each consent exists, and why some cannot be withdrawn alone. */
export const CONSENT_WHY: Readonly<Record<ConsentDocument, string>> = {
  regulamento: 'É o contrato do programa. Para deixar de aceitar, apague seus dados: é assim que se sai do Clube.',
  privacidade: 'Diz como cuidamos dos seus dados. O registro mostra que você pôde ler.',
  compartilhamento: 'Sem isso nenhum prêmio chega até você. Para retirar, apague seus dados.',
  imagem: 'Opcional. Sem a autorização, nada seu aparece em divulgações.',
  diretorio: 'Opcional. Com a autorização, clientes podem encontrar você.',
};

/** For how many years from the registration a painter's name and image may be used (document 1, section 9). */
export const IMAGE_YEARS = 3;

/** The last day on which a painter's name and image may be used. */
export const imageUntil = (registered: CivilDate): CivilDate => addMonths(registered, 12 * IMAGE_YEARS);
