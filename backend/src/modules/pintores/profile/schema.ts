import {INVALID_CATEGORIA, MAX_SOBRE, tooLong} from '@clube/domain';
import {z} from 'zod';
import {flag} from '../../../kernel/entities/wire';
import {NOTHING_TO_CHANGE, idInBody} from '../../../kernel/http/routing/shapes';
import {text} from '../cadastro/schema';

const acceptance = z.union([z.literal(1), z.literal('1'), z.literal(true)], {error: 'O aceite não pode ser desfeito'});

const fields = z.strictObject({
  nome: text,
  cpf: text,
  dataNascimento: text,
  sexo: text,
  celular: text,
  telefone: text,
  email: text,
  senha: text,
  senhaAntiga: text,
  endCep: text,
  endRua: text,
  endNumero: text,
  endComplemento: text,
  endBairro: text,
  endCidade: text,
  endEstado: text,
  lojaPreferida: text,
  cidadeLojaPreferida: text,
  estadoLojaPreferida: text,
  indicacaoLoja: text,
  indicacaoVendedor: text,
  comoFicouSabendo: text,
  sobre: z.string().max(MAX_SOBRE, tooLong(MAX_SOBRE)).nullish(),
  acheSeuPintor: flag.optional(),
  categorias: z.array(idInBody).max(100, INVALID_CATEGORIA).optional(),
  verTutorial: flag.optional(),
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
