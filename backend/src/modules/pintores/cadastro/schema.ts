import {tooLong} from '@clube/domain';
import {z} from 'zod';
import {flag} from '../../../kernel/entities/wire';

// Only types and sizes are validated here; the domain validates the contents, with the messages of the forms.
export const text = z.string().max(500, tooLong(500)).nullish();

/** The body of a sign-up request. */
export const cadastro = z
  .strictObject({
    nome: text,
    cpf: text,
    celular: text,
    email: text,
    dataNascimento: text,
    senha: text,
    lojaPreferida: text,
    concordaTermos: flag.nullish(),
    indicacaoVendedor: text,
    comoFicouSabendo: text,
    facebookId: text,
    googleAuthId: text,
    codigo_cadastro: text,
    telefone: text,
    sexo: text,
    endRua: text,
    endNumero: text,
    endComplemento: text,
    endBairro: text,
    endCidade: text,
    endEstado: text,
    endCep: text,
    cidadeLojaPreferida: text,
    estadoLojaPreferida: text,
    indicacaoLoja: text,
    cadastroAcheSeuPintor: flag.nullish(),
    indicacao: text,
  })
  .meta({id: 'ParceiroNovo'});
export type SentCadastro = z.infer<typeof cadastro>;
