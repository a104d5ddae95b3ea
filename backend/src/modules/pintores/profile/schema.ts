import {INVALID_CATEGORIA} from '@clube/domain';
import {z} from 'zod';
import {NOTHING_TO_CHANGE, idInBody} from '../../../kernel/http/routing/shapes';
import {TEXTS} from '../cadastro/schema';
import {Pintor} from '../pintor';

const acceptance = z.union([z.literal(1), z.literal('1'), z.literal(true)], {error: 'O aceite não pode ser desfeito'});

const fields = TEXTS.omit({confirmarSenha: true, indicacao: true, codigo_cadastro: true}).extend({
  ...Pintor.change.pick({sobre: true, acheSeuPintor: true, verTutorial: true}).shape,
  categorias: z.array(idInBody).max(100, INVALID_CATEGORIA).optional(),
  aceitouRegulamento: acceptance.optional(),
  aceitouPrivacidade: acceptance.optional(),
});

const changesSomething = (body: object): boolean => Object.keys(body).length > 0;

/** Any part of the caller's own profile. */
export const profile = fields.refine(changesSomething, NOTHING_TO_CHANGE).meta({id: 'ParceiroMudanca'});
export type SentProfile = z.infer<typeof profile>;

/** Any part of a painter's profile that staff may change: not identity, login, or the painter's consents. */
export const pintorEdit = fields
  .omit({
    cpf: true,
    email: true,
    senha: true,
    senhaAntiga: true,
    acheSeuPintor: true,
    categorias: true,
    verTutorial: true,
    aceitouRegulamento: true,
    aceitouPrivacidade: true,
  })
  .refine(changesSomething, NOTHING_TO_CHANGE)
  .meta({id: 'PintorMudanca'});
export type SentPintorEdit = z.infer<typeof pintorEdit>;
