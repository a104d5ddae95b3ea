/** What a painter consents to: the programme's rules, the privacy policy, the sharing of the data of the sign-up. */
export type ConsentDocument = 'regulamento' | 'privacidade' | 'compartilhamento';

/** The version of each text that is shown today; stored with every consent, and raised when a text changes. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentDocument, string>> = {
  regulamento: '1',
  privacidade: '2',
  compartilhamento: '1',
};
