import {PINTOR_FIELD_NAMES, tooLong, type PintorFieldName} from '@clube/domain';
import {z} from 'zod';
import {flag} from '../../../kernel/entities/wire';

// Only types and sizes are validated here; the domain validates the contents, with the messages of the forms.
const text = z.string().max(500, tooLong(500)).nullish();

/** Every text field of the forms. */
export const TEXTS = z.strictObject(
  Object.fromEntries(PINTOR_FIELD_NAMES.map(name => [name, text])) as Record<PintorFieldName, typeof text>,
);

/** The body of a sign-up request. */
export const cadastro = TEXTS.omit({senhaAntiga: true, confirmarSenha: true})
  .extend({
    concordaTermos: flag.nullish(),
    facebookId: text,
    googleAuthId: text,
    cadastroAcheSeuPintor: flag.nullish(),
  })
  .meta({id: 'ParceiroNovo'});
export type SentCadastro = z.infer<typeof cadastro>;
