import {z} from 'zod';
import {NADA_A_MUDAR} from '../../../kernel/http/shapes';
import {flag} from '../../../kernel/resources/wire';
import {texto} from '../cadastro/esquema';

const aceite = z.union([z.literal(1), z.literal('1'), z.literal(true)], {error: 'O aceite não pode ser desfeito'});

/** Any part of the own profile. */
export const perfil = z
  .strictObject({
    nome: texto,
    cpf: texto,
    dataNascimento: texto,
    sexo: texto,
    celular: texto,
    telefone: texto,
    email: texto,
    senha: texto,
    senhaAntiga: texto,
    endCep: texto,
    endRua: texto,
    endNumero: texto,
    endComplemento: texto,
    endBairro: texto,
    endCidade: texto,
    endEstado: texto,
    lojaPreferida: texto,
    cidadeLojaPreferida: texto,
    estadoLojaPreferida: texto,
    indicacaoLoja: texto,
    indicacaoVendedor: texto,
    comoFicouSabendo: texto,
    sobre: z.string().max(2000, 'Use no máximo 2.000 caracteres').nullish(),
    acheSeuPintor: flag.optional(),
    verTutorial: flag.optional(),
    aceitouRegulamento: aceite.optional(),
    aceitouPrivacidade: aceite.optional(),
  })
  .refine(body => Object.keys(body).length > 0, NADA_A_MUDAR)
  .meta({id: 'ParceiroMudanca'});
export type PerfilEnviado = z.infer<typeof perfil>;
